import { type SubmitEvent, useEffect, useRef, useState } from 'react';

/**
 * Lets the browser send a form once. A page that returns from the back/forward cache is ready again.
 * @param never the form is an example and is not sent
 */
export function useOnce(never = false) {
  const [isSending, setSending] = useState(false);
  const isSent = useRef(false);
  useEffect(() => {
    const ready = () => {
      isSent.current = false;
      setSending(false);
    };
    window.addEventListener('pageshow', ready);
    return () => window.removeEventListener('pageshow', ready);
  }, []);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isSent.current || never) event.preventDefault();
    else {
      isSent.current = true;
      setSending(true);
    }
  };
  return { isSending, onSubmit };
}
