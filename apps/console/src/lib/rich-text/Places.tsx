import type { Editor } from '@tiptap/react';
import { Button } from 'antd';
import { ActMenu } from '../layout/ActMenu.tsx';

/** Placeholders of a text, such as `{name}`. */
export interface TextPlaces {
  label: string;
  names: readonly { name: string; label: string }[];
}

export function Places({ editor, places }: { editor: Editor; places: TextPlaces }) {
  return (
    <ActMenu
      menu={{
        items: places.names.map(({ name, label }) => ({ key: name, label: `${label} {${name}}` })),
        onClick: ({ key }) =>
          editor
            .chain()
            .focus()
            .insertContent({ type: 'text', text: `{${key}}` })
            .run(),
      }}
    >
      <Button type="text" size="small" onMouseDown={(event) => event.preventDefault()}>
        {places.label}
      </Button>
    </ActMenu>
  );
}
