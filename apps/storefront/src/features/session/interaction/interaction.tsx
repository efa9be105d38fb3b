import { buttonClass } from '@tianguis/ui';
import { paths } from '../../../shared/links/paths.ts';
import { Entrance } from '../entrance.tsx';
import { interactionCopy as copy } from './interaction-copy.ts';

interface Heading {
  heading?: 'h1' | 'h2';
}

/**
 * Leads to another site without a press. A redirect is impossible: without scripts, the policy of the form's page
 * (`form-action`) would have to allow the sites of all clients and partners.
 */
export function LeadingOn(props: { to: string; site?: string | undefined }) {
  return (
    <>
      <meta httpEquiv="refresh" content={`0;url=${props.to}`} />
      <GoOn {...props} />
    </>
  );
}

/** The link to the client that asked for the sign-in, or to a partner; `site` is the partner's name. */
export function GoOn({ to, site, heading = 'h1' }: { to: string; site?: string | undefined } & Heading) {
  const text = site === undefined ? copy.goOn.text : copy.goOn.partner(site);
  return (
    <Entrance title={copy.goOn.title} heading={heading} intro={text}>
      <p className="mt-5">
        <a href={to} className={buttonClass('primary')}>
          {copy.goOn.link}
        </a>
      </p>
    </Entrance>
  );
}

/** Shown if a sign-in took too long, or if another browser started it. */
export function InteractionOver({ heading = 'h1' }: Heading) {
  return (
    <Entrance title={copy.over.title} heading={heading} intro={copy.over.text}>
      <p className="mt-5">
        <a href={paths.home} className={buttonClass('outline')}>
          {copy.over.link}
        </a>
      </p>
    </Entrance>
  );
}
