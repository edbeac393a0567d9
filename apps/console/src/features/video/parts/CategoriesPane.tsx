import { videoConsoleCalls as calls } from '@meetingapp/contract/video/console.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { NamesPane } from '../../../lib/lists/NamesPane.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';

const refreshes = [calls.list];

interface CategoriesPaneProps {
  categories: readonly { id: number; name: Bilingual; count: number }[];
  mayWrite: boolean;
  close: () => void;
}

/** Categories of films. Deleting one leaves its films without a category. */
export function CategoriesPane({ categories, mayWrite, close }: CategoriesPaneProps) {
  const t = useT('videoConsole');
  const w = useT('writing');
  const cid = useCid();
  const save = useChange(calls.saveCategory, { refreshes, said: w('saved') });
  const order = useChange(calls.orderCategories, { refreshes });
  const remove = useChange(calls.removeCategory, { refreshes });
  return (
    <NamesPane
      names={categories}
      words={{
        title: t('categories'),
        note: t('categoriesNote'),
        add: t('addCategory'),
        name: t('categoryName'),
        count: (count) => t('facts', { count }),
        up: (name) => t('up', { name }),
        down: (name) => t('down', { name }),
        remove: (name) => t('removeCategory', { name }),
      }}
      mayRemove={() => true}
      save={async (id, name) => (await save.change({ cid, category: { id, name } })).ok}
      order={(categoryIds) => void order.change({ cid, categoryIds })}
      remove={(categoryId) => void remove.change({ cid, categoryId })}
      mayWrite={mayWrite}
      close={close}
    />
  );
}
