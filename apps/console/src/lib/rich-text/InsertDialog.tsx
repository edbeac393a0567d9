import { filesConsoleCalls } from '@meetingapp/contract/files/console.ts';
import { isHomeAddress } from '@meetingapp/domain/home/templates.ts';
import type { Editor } from '@tiptap/react';
import { Button, Form, Input, type InputRef, Upload } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useCid } from '../session/conference.ts';
import { FieldDialog } from '../forms/FieldDialog.tsx';
import { greyOk, useWhy } from '../layout/grey.ts';
import { useT } from '../texts/texts.ts';
import { useChange } from '../calls/use-change.ts';
import type { Insert } from './Tools.tsx';

const accepted = {
  picture: 'image/jpeg,image/png,image/webp',
  video: 'video/mp4',
  document: 'application/pdf',
} as const;

/** Asks for what to insert: an address, or a file with its description. */
export function InsertDialog({ editor, what, close }: { editor: Editor; what: Insert; close: () => void }) {
  return what === 'link' ? (
    <LinkDialog editor={editor} close={close} />
  ) : (
    <FileDialog editor={editor} kind={what} close={close} />
  );
}

const footOf = (before: ReactNode) => (buttons: ReactNode) => (
  <span className="row">
    {before}
    <span className="grow" />
    {buttons}
  </span>
);

function LinkDialog({ editor, close }: { editor: Editor; close: () => void }) {
  const t = useT('console');
  const why = useWhy();
  const [address, setAddress] = useState(String(editor.getAttributes('link')['href'] ?? ''));
  const [words, setWords] = useState('');
  const field = useRef<InputRef>(null);
  const nothingChosen = editor.state.selection.empty && !editor.isActive('link');
  const to = address.trim();
  const right = to !== '' && isHomeAddress(to);
  function put() {
    if (!right) return;
    const chain = editor.chain().focus();
    if (nothingChosen)
      chain
        .insertContent({ type: 'text', text: words.trim() || to, marks: [{ type: 'link', attrs: { href: to } }] })
        .run();
    else chain.extendMarkRange('link').setLink({ href: to }).run();
    close();
  }
  return (
    <FieldDialog
      afterOpenChange={(open) => open && field.current?.focus()}
      title={t('text.link')}
      okText={t('text.put')}
      okButtonProps={greyOk(why({ addressMissing: !right }))}
      onOk={put}
      close={close}
      values={[address, words]}
      footer={footOf(
        editor.isActive('link') && (
          <Button
            type="text"
            danger
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              close();
            }}
          >
            {t('text.unlink')}
          </Button>
        ),
      )}
    >
      <Form layout="vertical" onFinish={put}>
        <Form.Item label={t('text.address')} extra={t('text.addressNote')} htmlFor="rich-address">
          <Input
            id="rich-address"
            ref={field}
            value={address}
            maxLength={500}
            {...(to !== '' && !right ? { status: 'error' as const } : {})}
            onChange={(event) => setAddress(event.target.value)}
          />
        </Form.Item>
        {nothingChosen && (
          <Form.Item label={t('text.words')} htmlFor="rich-words">
            <Input id="rich-words" value={words} maxLength={200} onChange={(event) => setWords(event.target.value)} />
          </Form.Item>
        )}
      </Form>
    </FieldDialog>
  );
}

interface FileDialogProps {
  editor: Editor;
  kind: Exclude<Insert, 'link'>;
  close: () => void;
}

function FileDialog({ editor, kind, close }: FileDialogProps) {
  const t = useT('console');
  const why = useWhy();
  const cid = useCid();
  const [alt, setAlt] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const add = useChange(filesConsoleCalls.addTextFile);
  async function put() {
    if (!file) return;
    const outcome = await add.change({ cid, kind }, file);
    if (!outcome.ok) return;
    const { address, name } = outcome.answer;
    const chain = editor.chain().focus();
    if (kind === 'picture') chain.setImage({ src: address, alt: alt.trim() }).run();
    else if (kind === 'video') chain.insertContent({ type: 'video', attrs: { src: address } }).run();
    else
      chain
        .insertContent({
          type: 'text',
          text: alt.trim() || name,
          marks: [{ type: 'link', attrs: { href: address } }],
        })
        .run();
    close();
  }
  return (
    <FieldDialog
      title={t(`text.${kind}`)}
      okText={t('text.put')}
      okButtonProps={{ loading: add.busy, ...greyOk(why({ fileMissing: !file })) }}
      onOk={() => void put()}
      close={close}
      values={[alt, file?.name]}
    >
      <Form layout="vertical">
        <Form.Item extra={t(`text.fileNotes.${kind}`)}>
          <Upload
            accept={accepted[kind]}
            maxCount={1}
            fileList={file ? [{ uid: '1', name: file.name }] : []}
            onRemove={() => setFile(null)}
            beforeUpload={(chosen) => {
              setFile(chosen);
              return false;
            }}
          >
            <Button>{t('text.choose')}</Button>
          </Upload>
        </Form.Item>
        {kind !== 'video' && (
          <Form.Item
            label={t(kind === 'picture' ? 'text.alt' : 'text.words')}
            htmlFor="rich-alt"
            extra={kind === 'picture' && t('text.altNote')}
          >
            <Input id="rich-alt" value={alt} maxLength={200} onChange={(event) => setAlt(event.target.value)} />
          </Form.Item>
        )}
      </Form>
    </FieldDialog>
  );
}
