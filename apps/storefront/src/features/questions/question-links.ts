/** URLs of the questions on a product's page. */
import { productPath } from '../../shared/links/paths.ts';
import type { QuestionListProps } from './question-list.tsx';

/** Anchor of the section. */
const anchor = '#preguntas';

interface Place {
  product: { id: number; slug: string };
  /** The variant in the URL of the page. */
  variant: string | null;
  /** The parameters of search and page. */
  names: { search: string; page: string };
}

/** The links and the search of the questions. The variant stays, and the choice of reviews does not. */
export function questionsAt({ product, variant, names }: Place): Omit<QuestionListProps, 'data'> {
  const path = productPath(product);
  const fields: Record<string, string> = variant === null ? {} : { variante: variant };
  return {
    href(search, page) {
      const query = new URLSearchParams({
        ...fields,
        ...(search !== '' && { [names.search]: search }),
        ...(page > 1 && { [names.page]: String(page) }),
      });
      return `${path}${query.size === 0 ? '' : `?${query}`}${anchor}`;
    },
    ...{ searchAction: path + anchor, searchFields: fields, searchName: names.search },
  };
}
