import type { Editor } from '@tiptap/react';
import { Button, Dropdown } from 'antd';
import { useT } from '../texts.ts';

const acts = ['addRowAfter', 'addColumnAfter', 'deleteRow', 'deleteColumn', 'toggleHeaderRow', 'deleteTable'] as const;

/** What one does with the table that one is in. */
export function TableTools({ editor }: { editor: Editor }) {
  const t = useT('console');
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: acts.map((act) => ({ key: act, label: t(`text.tableActs.${act}`) })),
        onClick: ({ key }) => editor.chain().focus()[key as (typeof acts)[number]]().run(),
      }}
    >
      <Button type="text" size="small">
        {t('text.tableMore')}
      </Button>
    </Dropdown>
  );
}
