import { redo, undo } from '@meetingapp/ui/icons/icons-forms.ts';
import { paperclip } from '@meetingapp/ui/icons/icons-programme.ts';
import { link as linkIcon } from '@meetingapp/ui/icons/icons-topics.ts';
import { image } from '@meetingapp/ui/icons/icons.ts';
import { useEditorState, type Editor } from '@tiptap/react';
import { Button, Select } from 'antd';
import { ActMenu } from '../layout/ActMenu.tsx';
import type { KeyboardEvent } from 'react';
import { useT } from '../texts/texts.ts';
import { bold, bullets, film, grid, italic, numbers, quote, underline } from './icons.ts';
import { Places, type TextPlaces } from './Places.tsx';
import { Tool } from './Tool.tsx';

export type Insert = 'link' | 'picture' | 'video' | 'document';

const levels = [2, 3, 4] as const;
const tableActs = [
  'addRowAfter',
  'addColumnAfter',
  'deleteRow',
  'deleteColumn',
  'toggleHeaderRow',
  'deleteTable',
] as const;

interface ToolsProps {
  editor: Editor;
  files: boolean;
  insert: (what: Insert) => void;
  /** Null for a screen text, which allows tables. */
  places: TextPlaces | null;
}

/** Toolbar of the editor; arrow keys move between the buttons. */
export function Tools({ editor, files, insert, places }: ToolsProps) {
  const t = useT('console');
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      link: now.isActive('link'),
      table: now.isActive('table'),
      level: levels.find((level) => now.isActive('heading', { level })) ?? 0,
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  });
  const act = () => editor.chain().focus();
  return (
    <div className="tools" role="toolbar" aria-label={t('text.tools')} onKeyDown={walk}>
      <Select<number>
        size="small"
        variant="borderless"
        aria-label={t('text.kind')}
        value={state.level}
        options={[
          { value: 0, label: t('text.kinds.text') },
          { value: 2, label: t('text.kinds.large') },
          { value: 3, label: t('text.kinds.small') },
          { value: 4, label: t('text.kinds.least') },
        ]}
        onChange={(wanted) => {
          const level = levels.find((one) => one === wanted);
          if (level === undefined) act().setParagraph().run();
          else act().setHeading({ level }).run();
        }}
      />
      <span className="gap" />
      <Tool label={t('text.bold')} icon={bold} on={state.bold} press={() => act().toggleBold().run()} />
      <Tool label={t('text.italic')} icon={italic} on={state.italic} press={() => act().toggleItalic().run()} />
      <Tool
        label={t('text.underline')}
        icon={underline}
        on={state.underline}
        press={() => act().toggleUnderline().run()}
      />
      <span className="gap" />
      <Tool label={t('text.bullets')} icon={bullets} on={state.bullets} press={() => act().toggleBulletList().run()} />
      <Tool label={t('text.numbers')} icon={numbers} on={state.numbers} press={() => act().toggleOrderedList().run()} />
      <Tool label={t('text.quote')} icon={quote} on={state.quote} press={() => act().toggleBlockquote().run()} />
      <span className="gap" />
      <Tool label={t('text.link')} icon={linkIcon} on={state.link} press={() => insert('link')} />
      {files && (
        <>
          <Tool label={t('text.picture')} icon={image} press={() => insert('picture')} />
          <Tool label={t('text.video')} icon={film} press={() => insert('video')} />
          <Tool label={t('text.document')} icon={paperclip} press={() => insert('document')} />
        </>
      )}
      {places ? (
        <Places editor={editor} places={places} />
      ) : (
        <Tool
          label={t('text.table')}
          icon={grid}
          lacks={{ inTable: state.table }}
          press={() => act().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
        />
      )}
      {state.table && <TableTools editor={editor} />}
      <span className="gap" />
      <Tool
        label={t('text.undo')}
        icon={undo}
        lacks={{ nothingToUndo: !state.undo }}
        press={() => act().undo().run()}
      />
      <Tool
        label={t('text.redo')}
        icon={redo}
        lacks={{ nothingToRedo: !state.redo }}
        press={() => act().redo().run()}
      />
    </div>
  );
}

function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (by === undefined || !(event.target instanceof HTMLButtonElement)) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const next = all[(all.indexOf(event.target) + by + all.length) % all.length];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Actions on the table around the cursor. */
function TableTools({ editor }: { editor: Editor }) {
  const t = useT('console');
  return (
    <ActMenu
      menu={{
        items: tableActs.map((act) => ({ key: act, label: t(`text.tableActs.${act}`) })),
        onClick: ({ key }) => editor.chain().focus()[key as (typeof tableActs)[number]]().run(),
      }}
    >
      <Button type="text" size="small">
        {t('text.tableMore')}
      </Button>
    </ActMenu>
  );
}
