import { paperCallCalls, type CountedTopic } from '@meetingapp/contract/papers/call.ts';
import { papersConsoleCalls as calls, type ConsolePaper } from '@meetingapp/contract/papers/console.ts';
import { paperPreferences } from '@meetingapp/contract/papers/paper.ts';
import { listMarks, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button, Input, Select } from 'antd';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { AuthorsEditor } from './AuthorsEditor.tsx';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';

interface PaperEditorProps {
  cid: number;
  paper: ConsolePaper;
  topics: readonly CountedTopic[];
  close: () => void;
}

/** Lets staff correct a submission. Typed text survives a reload; a concurrent change is reported and not overwritten. */
export function PaperEditor({ cid, paper, topics, close }: PaperEditorProps) {
  const t = useT('papersConsole');
  const names = useT('console');
  const language = useLanguage();
  const { paperId, version } = paper;
  const sections = useCall(paperCallCalls.call, { cid }).answer?.call?.sections ?? [];
  const draft = useDraft(`paper/${cid}/${paperId}/${version}`, paper.content);
  const save = useChange(calls.edit, { refreshes: [calls.list, calls.read], said: names('saved') });
  const { value, set } = draft;
  const codes = [...new Set([...sections.map(({ code }) => code), ...value.abstract.map(({ code }) => code)])];
  const nameOf = (code: string) => {
    const section = sections.find((one) => one.code === code);
    return section ? pickLanguage(section.name, language) : t('pane.abstract');
  };
  async function send() {
    const outcome = await save.change({ cid, paperId, version, paper: value });
    if (!outcome.ok) return;
    draft.forget();
    close();
  }
  return (
    <div className="papers-editor">
      <BilingualField
        label={t('columns.title')}
        rows={2}
        maxLength={600}
        value={value.title}
        onChange={(title) => set({ ...value, title })}
      />
      <Field label={t('columns.topics')}>
        <Select
          mode="multiple"
          optionFilterProp="label"
          aria-label={t('columns.topics')}
          value={value.topics}
          options={topics.map(({ id, name }) => ({ value: id, label: pickLanguage(name, language) }))}
          onChange={(chosen) => set({ ...value, topics: chosen })}
        />
      </Field>
      <Field label={t('columns.wish')}>
        <Select
          aria-label={t('columns.wish')}
          value={value.wish}
          options={['' as const, ...paperPreferences].map((wish) => ({
            value: wish,
            label: wish === '' ? t('pane.anyWish') : t(`decisions.${wish}`),
          }))}
          onChange={(wish) => set({ ...value, wish })}
        />
      </Field>
      <AuthorsEditor value={value} set={set} />
      {(codes.length > 0 ? codes : ['']).map((code) => (
        <Field key={code} label={nameOf(code)}>
          <Input.TextArea
            autoSize={{ minRows: 3, maxRows: 16 }}
            maxLength={40_000}
            aria-label={nameOf(code)}
            value={value.abstract.find((part) => part.code === code)?.text ?? ''}
            onChange={(event) =>
              set({
                ...value,
                abstract: codesOf(codes).map((one) => ({
                  code: one,
                  text:
                    one === code ? event.target.value : (value.abstract.find((part) => part.code === one)?.text ?? ''),
                })),
              })
            }
          />
        </Field>
      ))}
      <Field label={t('columns.keywords')}>
        <Select
          mode="tags"
          open={false}
          aria-label={t('columns.keywords')}
          tokenSeparators={[...listMarks]}
          value={value.keywords}
          onChange={(keywords) => set({ ...value, keywords })}
        />
      </Field>
      {(['name', 'phone', 'email'] as const).map((field) => (
        <Field key={field} label={t(field === 'name' ? 'columns.contact' : `columns.${field}`)}>
          <Input
            maxLength={field === 'phone' ? 40 : 100}
            aria-label={t(field === 'name' ? 'columns.contact' : `columns.${field}`)}
            value={value.contact[field]}
            onChange={(event) => set({ ...value, contact: { ...value.contact, [field]: event.target.value } })}
          />
        </Field>
      ))}
      <span className="row">
        <Button type="primary" loading={save.busy} disabled={!draft.changed} onClick={() => void send()}>
          {t('save')}
        </Button>
        <Button
          onClick={() => {
            draft.forget();
            close();
          }}
        >
          {t('discard')}
        </Button>
      </span>
    </div>
  );
}

const codesOf = (codes: readonly string[]) => (codes.length > 0 ? codes : ['']);
