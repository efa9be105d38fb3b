import { Blocks, type BlocksProps, hasHeading } from './blocks.tsx';
import type { ContentData } from './data.server.ts';
import { PreviewBar } from './preview-bar.tsx';

/** Home, a corner or a landing: its blocks, under its title where no block brings one. */
export function ContentPage({ content, ...rest }: { content: ContentData } & Omit<BlocksProps, 'blocks'>) {
  return (
    <div className="page pt-3 lg:pt-8">
      {content.preview && <PreviewBar at={content.preview} />}
      {!hasHeading(content.blocks) && <h1 className="mb-5 text-2xl font-bold">{content.page.title}</h1>}
      <Blocks blocks={content.blocks} {...rest} />
    </div>
  );
}
