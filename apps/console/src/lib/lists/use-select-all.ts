import { useT } from '../texts/texts.ts';

/** Spread it into the `rowSelection` of a table: the box above the rows has a name in the user's language, which antd's has not. */
export function useSelectAll() {
  const t = useT('console');
  return { getTitleCheckboxProps: () => ({ 'aria-label': t('selectAll') }) };
}
