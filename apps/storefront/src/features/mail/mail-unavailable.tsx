import { Closed, WaysOn } from '../../shared/errors/error-page.tsx';
import { type MailFault, mailCopy } from './copy.ts';

/** RT-18: shown instead of a mail if its link is invalid or has expired. `sample`: shown inside the gallery. */
export function MailUnavailable({ fault, sample = false }: { fault: MailFault; sample?: boolean }) {
  return (
    <Closed words={mailCopy[fault]} sample={sample}>
      <WaysOn />
    </Closed>
  );
}
