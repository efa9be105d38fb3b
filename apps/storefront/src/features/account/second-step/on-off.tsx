/** A badge that shows whether something is on. */
export function OnOff({ isOn, words }: { isOn: boolean; words: { on: string; off: string } }) {
  return (
    <strong className={`rounded-full px-2.5 py-0.5 ${isOn ? 'bg-nopal-wash text-nopal' : 'bg-sunken text-ink-soft'}`}>
      {isOn ? words.on : words.off}
    </strong>
  );
}
