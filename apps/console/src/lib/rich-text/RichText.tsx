import './RichText.css';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { cleanPasted } from './clean-pasted.ts';
import { extensions } from './extensions.ts';
import { InsertDialog } from './InsertDialog.tsx';
import type { TextPlaces } from './Places.tsx';
import { Tools, type Insert } from './Tools.tsx';

export interface RichTextProps {
  value: string;
  onChange: (html: string) => void;
  /** Accessible name of the text, and its language. */
  label: string;
  lang: string;
  low?: boolean;
  places?: TextPlaces;
  disabled?: boolean;
  files?: boolean;
}

/** Rich text editor with headings, lists, tables, pictures, videos and files, styled as on the phone. */
export function RichText(props: RichTextProps) {
  const { value, onChange, label, lang, low = false, places = null, disabled = false, files = true } = props;
  const [inserting, setInserting] = useState<Insert | null>(null);
  const told = useRef(value);
  const editor = useEditor({
    extensions,
    content: value,
    editable: !disabled,
    onUpdate: ({ editor: now }) => {
      told.current = now.isEmpty ? '' : now.getHTML();
      onChange(told.current);
    },
    editorProps: {
      attributes: { class: 'text', role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, lang },
      transformPastedHTML: cleanPasted,
    },
  });
  // Another text is edited, or the changes were discarded.
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled]);
  return (
    <div className={low ? 'rich-text low' : 'rich-text'}>
      {!disabled && <Tools editor={editor} files={files} insert={setInserting} places={places} />}
      <EditorContent editor={editor} />
      {inserting && <InsertDialog editor={editor} what={inserting} close={() => setInserting(null)} />}
    </div>
  );
}
