import { buttonClass, Icon } from '@tianguis/ui';
import { paths } from '../../../shared/links/paths.ts';
import { deletionCopy } from './deletion-copy.ts';

const copy = deletionCopy.deleted;

/** The page after deleting an account: until when and how the deletion can be undone (RL-05, AP-07). */
export function AccountDeleted(props: { until: string; heading?: 'h1' | 'h2' }) {
  const { until, heading: Heading = 'h1' } = props;
  return (
    <div className="page grid max-w-lg grid-cols-[minmax(0,1fr)] py-6 sm:py-12">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-card p-5 sm:p-8">
        <Icon name="check" className="size-10 rounded-full bg-nopal-wash p-2 text-nopal" />
        <Heading className="text-xl font-bold sm:text-2xl">{copy.title}</Heading>
        <p className="text-lg font-semibold">{copy.until(until)}</p>
        <p>{copy.how}</p>
        <p className="text-ink-soft">{copy.mail}</p>
        <div className="flex flex-wrap gap-3">
          <a href={paths.home} className={buttonClass('primary', 'max-sm:w-full')}>
            {copy.home}
          </a>
          <a href={paths.login} className={buttonClass('outline', 'max-sm:w-full')}>
            {copy.signIn}
          </a>
        </div>
      </div>
    </div>
  );
}
