import { Breadcrumb } from '@tianguis/ui';
import { paths } from '../../shared/links/paths.ts';
import { Blocks, type BlocksProps, hasHeading } from './blocks.tsx';
import { contentCopy as copy } from './copy.ts';
import type { ContentData, ContentLoad } from './data.server.ts';
import { PreviewBar } from './preview-bar.tsx';

/** A page of blocks, under its title where no block brings one. */
export function ContentPage({ content, ...rest }: { content: ContentData } & Omit<BlocksProps, 'blocks'>) {
  return (
    <div className="page pt-3 lg:pt-8">
      {content.preview && <PreviewBar at={content.preview} />}
      {!hasHeading(content.blocks) && <h1 className="mb-5 text-2xl font-bold">{content.page.title}</h1>}
      <Blocks blocks={content.blocks} {...rest} />
    </div>
  );
}

/** A corner or a landing (RT-15): the way back home, and its blocks. */
export function ContentRoom({ load: { content, hiddenDiscount } }: { load: ContentLoad }) {
  return (
    <>
      <div className="page">
        <Breadcrumb
          label={copy.breadcrumb}
          items={[{ name: copy.home, href: paths.home }, { name: content.page.title }]}
        />
      </div>
      <ContentPage content={content} hiddenDiscount={hiddenDiscount} />
    </>
  );
}
