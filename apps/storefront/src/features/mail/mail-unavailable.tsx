import { Closed, WaysOn } from '../../shared/errors/error-page.tsx';
import { type MailFault, mailCopy } from './copy.ts';

/** RT-18: in place of a mail whose link is none, or not valid any more. `sample`: shown within another page. */
export function MailUnavailable({ fault, sample = false }: { fault: MailFault; sample?: boolean }) {
  return (
    <Closed words={mailCopy[fault]} sample={sample}>
      <WaysOn />
    </Closed>
  );
}
