import { Card } from '../../shared/frame/card.tsx';
import { analyticsPaths } from '../../shared/links/analytics-paths.ts';
import { analyticsCopy } from './copy.ts';

const copy = analyticsCopy.setting;

/** RT-20: the link to the page where a visitor gives or withdraws consent. */
export function AnalyticsSetting() {
  return (
    <Card icon="shield" title={copy.title}>
      <p className="mt-1 text-sm text-ink-soft">{copy.text}</p>
      <p>
        <a
          href={analyticsPaths.page}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-talavera hover:underline"
        >
          {copy.link}
        </a>
      </p>
    </Card>
  );
}
