import { departmentTree } from '../../features/catalogue/data.server.ts';
import { DepartmentIndex } from '../../features/catalogue/department-index.tsx';
import { shopContext } from '../../shared/api/shop-context.ts';
import { paths } from '../../shared/links/paths.ts';
import { pageMeta } from '../../shared/seo/meta.ts';
import type { Route } from './+types/departments';

/** RT-10: all departments. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, config, publicOrigin } = context.get(shopContext);
  return { tree: await departmentTree(api), siteName: config.name, origin: publicOrigin };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Todas las categorías y departamentos',
        description: `Encuentra lo que buscas por departamento: ${loaderData.tree
          .map((node) => node.name)
          .slice(0, 4)
          .join(', ')} y más, con envío a todo México.`,
        canonical: paths.departments,
        ...(loaderData.tree[0]?.icon && { image: loaderData.tree[0].icon, imageAlt: loaderData.tree[0].name }),
        origin: loaderData.origin,
        siteName: loaderData.siteName,
      })
    : [];

export default function Departments({ loaderData }: Route.ComponentProps) {
  return <DepartmentIndex tree={loaderData.tree} />;
}
