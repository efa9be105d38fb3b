import type { BlockOf } from '@tianguis/contract';
import { classNames, Icon } from '@tianguis/ui';
import { Picture } from '../../commerce/picture.tsx';
import { Titled } from '../../commerce/shelf/titled.tsx';

type Tile = BlockOf<'editorial'>['tiles'][number];

/** Tiles that lead to an operator's texts and collections. With `lead`, the first tile is wide. */
export function Editorial({ title, more, lead, tiles, far }: Omit<BlockOf<'editorial'>, 'type'> & { far: boolean }) {
  return (
    <Titled title={title} more={more} className={far ? 'below-132 lg:below-75' : undefined}>
      <ul className={classNames('editorial', lead && 'lead')}>
        {tiles.map((tile) => (
          <li key={tile.href}>
            <Ground pictures={tile.pictures} />
            <div>
              <h3>
                <a href={tile.href}>{tile.title}</a>
              </h3>
              {tile.text && <p>{tile.text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Titled>
  );
}

/** The picture of a tile: a few products side by side, or an icon, on a tinted background. */
function Ground({ pictures }: { pictures: Tile['pictures'] }) {
  return (
    <div className="ground">
      {pictures.map((picture) => (
        <Picture
          key={picture}
          src={picture}
          alt=""
          sizes={pictures.length > 1 ? '(min-width: 36rem) 140px, 70px' : '180px'}
          use="tile"
          side={160}
        />
      ))}
      {pictures.length === 0 && <Icon name="news" />}
    </div>
  );
}
