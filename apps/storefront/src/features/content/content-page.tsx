import { Breadcrumb, classNames } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { paths } from '../../shared/links/paths.ts';
import { Blocks, type BlocksProps, hasHeading } from './blocks.tsx';
import { contentCopy as copy } from './copy.ts';
import type { ContentData, ContentLoad } from './data.server.ts';
import { PreviewBar } from './preview-bar.tsx';
import { VersionLine } from './version-line.tsx';

/** A page of blocks. The page has a title above the blocks if no block contains a title. */
export function ContentPage({
  content,
  nested = false,
  heading: Heading = 'h1',
  ...rest
}: { content: ContentData /** Whether the page has a breadcrumb. */; nested?: boolean; heading?: 'h1' | 'h2' } & Omit<
  BlocksProps,
  'blocks'
>) {
  return (
    <div className={classNames('page', nested ? 'pt-2' : 'pt-3 lg:pt-7')}>
      {content.preview && <PreviewBar at={content.preview} />}
      {!hasHeading(content.blocks) && <Heading className="mb-5 text-2xl font-bold">{content.page.title}</Heading>}
      <Blocks blocks={content.blocks} {...rest} />
    </div>
  );
}

/** A corner or a landing (RT-15): its blocks, with a breadcrumb to the page above. */
export function NestedContentPage({
  load: { content, path, hiddenDiscount },
  heading = 'h1',
}: {
  load: ContentLoad;
  heading?: 'h1' | 'h2';
}) {
  const { parent, title } = content.page;
  return (
    <>
      <div className="page">
        <Breadcrumb
          label={copy.breadcrumb}
          items={[
            { name: copy.home, href: paths.home },
            ...(parent ? [{ name: parent.title, href: parent.path }] : []),
            { name: title },
          ]}
        />
        {content.page.version && <VersionLine version={content.page.version} path={path} />}
      </div>
      <ContentPage nested content={content} hiddenDiscount={hiddenDiscount} heading={heading} />
    </>
  );
}

/** A landing with other content after the operator's first block, in the width of a text. */
export function SplitContentPage({ load, children }: { load: ContentLoad; children: ReactNode }) {
  const [first, ...rest] = load.content.blocks;
  const content = { ...load.content, blocks: first === undefined ? [] : [first] };
  return (
    <>
      <div className="[&_.prose]:mx-auto">
        <NestedContentPage load={{ ...load, content }} />
      </div>
      {children}
      {rest.length > 0 && (
        <div className="page mt-8">
          <Blocks blocks={rest} hiddenDiscount={load.hiddenDiscount} />
        </div>
      )}
    </>
  );
}

/** Content of a landing in the width of its text. */
export function TextWide({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div id={id} className="page mt-8 scroll-mt-32">
      <div className="mx-auto max-w-180">{children}</div>
    </div>
  );
}
