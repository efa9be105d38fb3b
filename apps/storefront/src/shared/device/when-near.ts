/** Distance from the screen at which a part of a page is near. */
const nearness = '600px';

/**
 * Calls a function once, when an element far below is near the screen.
 * @returns a function that ends the wait
 */
export function whenNear(element: Element, call: () => void): () => void {
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watcher.disconnect();
      call();
    },
    { rootMargin: nearness },
  );
  watcher.observe(element);
  return () => watcher.disconnect();
}
