import { ownRegistriesPath, registriesPath, registryKindNames, registryPath } from '@tianguis/domain/registry';
import { buttonClass, Icon, PlainForm, SubmitButton, TextField, useScopedId } from '@tianguis/ui';
import { KindPicture } from './kind-picture.tsx';
import { registryCopy as copy } from './registry-copy.ts';
import type { LandingData } from './registry-data.ts';
import { formatDateOnly } from './registry-data.ts';
import { registryFields as fields } from './registry-fields.ts';

/** RT-23: what a gift registry is, and the search for one. */
export function RegistryLanding({
  found,
  name,
  wrongCode,
  heading: Heading = 'h1',
}: LandingData & { heading?: 'h1' | 'h2' }) {
  const Part = Heading === 'h1' ? 'h2' : 'h3';
  const titleId = useScopedId('mesa-buscar');
  return (
    <div className="page grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-8 pt-4 pb-10 lg:pt-8">
      <header className="grid gap-6 rounded-xl bg-cempasuchil-wash p-5 sm:p-8 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
        <div>
          <Heading className="text-3xl font-bold text-cempasuchil-ink sm:text-4xl">{copy.title}</Heading>
          <p className="mt-2 max-w-[55ch] text-lg">{copy.intro}</p>
        </div>
        <p className="flex flex-wrap gap-3 max-sm:[&>*]:w-full">
          <a href={`${ownRegistriesPath}?nueva=1`} className={buttonClass('primary', 'min-h-12 px-6')}>
            <Icon name="gift" />
            {copy.create}
          </a>
          <a href={ownRegistriesPath} className={buttonClass('outline', 'min-h-12 bg-card px-6')}>
            {copy.mine}
          </a>
        </p>
      </header>
      <section aria-labelledby={titleId} className="grid gap-4">
        <Part id={titleId} className="text-xl font-bold">
          {copy.find.title}
        </Part>
        <div className="grid gap-4 md:grid-cols-2">
          <PlainForm
            id="mesa-codigo"
            method="get"
            action={registriesPath}
            sample={Heading !== 'h1'}
            className="rounded-lg border border-line bg-card p-4 sm:p-5"
            values={{ [fields.code]: wrongCode ?? '' }}
            result={
              wrongCode === undefined
                ? undefined
                : { status: 'invalid', values: {}, fieldErrors: { [fields.code]: copy.find.wrongCode }, message: '' }
            }
          >
            <TextField
              name={fields.code}
              label={copy.find.code}
              hint={copy.find.codeHint}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={40}
            />
            <SubmitButton className="min-h-12 justify-self-start max-sm:w-full">{copy.find.open}</SubmitButton>
          </PlainForm>
          <PlainForm
            id="mesa-nombre"
            method="get"
            action={registriesPath}
            sample={Heading !== 'h1'}
            className="rounded-lg border border-line bg-card p-4 sm:p-5"
            values={{ [fields.name]: name }}
          >
            <TextField
              name={fields.name}
              label={copy.find.name}
              hint={copy.find.nameHint}
              autoComplete="off"
              enterKeyHint="search"
              maxLength={100}
            />
            <SubmitButton look="outline" className="min-h-12 justify-self-start max-sm:w-full">
              {copy.find.search}
            </SubmitButton>
          </PlainForm>
        </div>
        {found !== undefined && (
          <div role="status" className="grid gap-3">
            <p className="font-semibold">{found.length === 0 ? copy.find.none : copy.find.found(found.length)}</p>
            <ul className="grid gap-3 md:grid-cols-2">
              {found.map(({ codigo, evento, nombres, fecha }) => (
                <li key={codigo}>
                  <a
                    href={registryPath(codigo)}
                    className="flex items-center gap-4 rounded-lg border border-line bg-card p-4 hover:border-line-strong"
                  >
                    <KindPicture kind={evento} className="size-12" />
                    <span className="min-w-0">
                      <span className="block font-semibold [overflow-wrap:anywhere]">{nombres}</span>
                      <span className="block text-sm text-ink-soft">
                        {registryKindNames[evento]} · {formatDateOnly(fecha)}
                      </span>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </section>
      <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {copy.steps.map(({ icon, title, text }) => (
          <li key={title} className="rounded-lg border border-line bg-card p-4">
            <Icon name={icon} className="size-7 text-talavera" />
            <Part className="mt-2 font-bold">{title}</Part>
            <p className="mt-1 text-sm text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
