import { departmentTree } from '../../features/catalogue/data.server.ts';
import { DepartmentIndex } from '../../features/catalogue/department-index.tsx';
import { shopContext } from '../../shared/api/shop-context.ts';
import { paths } from '../../shared/links/paths.ts';
import { pageMeta } from '../../shared/seo/meta.ts';
import type { Route } from './+types/departments';

/** RT-10 All departments. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, config, publicOrigin } = context.get(shopContext);
  return { tree: await departmentTree(api), siteName: config.name, origin: publicOrigin };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Todas las categorías',
        description: `Los departamentos de ${loaderData.siteName}: ${loaderData.tree
          .map((node) => node.name)
          .slice(0, 6)
          .join(', ')} y más.`,
        canonical: paths.departments,
        origin: loaderData.origin,
        siteName: loaderData.siteName,
      })
    : [];

export default function Departments({ loaderData }: Route.ComponentProps) {
  return <DepartmentIndex tree={loaderData.tree} />;
}
