import { buttonClass } from '@tianguis/ui';
import { paths } from '../../../shared/links/paths.ts';
import { Entrance } from '../entrance.tsx';
import { interactionCopy as copy } from './interaction-copy.ts';

interface Heading {
  heading?: 'h1' | 'h2';
}

/**
 * Leads on to another site by itself. No redirect: without scripts the page of the form before it would have to allow
 * it (`form-action`), and clients and partners are elsewhere.
 */
export function LeadingOn(props: { to: string; site?: string | undefined }) {
  return (
    <>
      <meta httpEquiv="refresh" content={`0;url=${props.to}`} />
      <GoOn {...props} />
    </>
  );
}

/** The way on to the client that asked for a sign-in, or to a partner: `site` is its name. */
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

/** For a sign-in that waited too long, or that another browser began. */
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
