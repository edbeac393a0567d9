import { paperCallCalls, type CountedTopic } from '@meetingapp/contract/papers/call.ts';
import { papersConsoleCalls as calls, type ConsolePaper } from '@meetingapp/contract/papers/console.ts';
import { paperPreferences } from '@meetingapp/contract/papers/paper.ts';
import { joinList, listMarks, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button, Input, Select } from 'antd';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { refresh, useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { DraftConflicts } from '../../../lib/forms/DraftConflicts.tsx';
import { useFieldDraft } from '../../../lib/forms/use-field-draft.ts';
import { AuthorsEditor } from './AuthorsEditor.tsx';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';

interface PaperEditorProps {
  cid: number;
  paper: ConsolePaper;
  topics: readonly CountedTopic[];
  close: () => void;
}

type Content = ConsolePaper['content'];
/** Authors refer to affiliations by their place: a colleague's change of one of them is a change of both. */
type Fields = Omit<Content, 'authors' | 'affiliations'> & { people: Pick<Content, 'authors' | 'affiliations'> };

const fieldsOf = ({ authors, affiliations, ...rest }: Content): Fields => ({
  ...rest,
  people: { authors, affiliations },
});
const contentOf = ({ people, ...rest }: Fields): Content => ({ ...rest, ...people });

/** Lets staff correct a submission. Typed text survives a reload; a concurrent change is reported and not overwritten. */
export function PaperEditor({ cid, paper, topics, close }: PaperEditorProps) {
  const t = useT('papersConsole');
  const names = useT('console');
  const language = useLanguage();
  const { paperId, version } = paper;
  const sections = useCall(paperCallCalls.call, { cid }).answer?.call?.sections ?? [];
  const draft = useFieldDraft<Fields>(`paper/${cid}/${paperId}`, fieldsOf(paper.content));
  const save = useChange(calls.edit, { refreshes: [calls.list, calls.read], said: names('saved') });
  const { value, change } = draft;
  const conflicting = !save.busy && draft.conflicts.length > 0;
  const codes = [...new Set([...sections.map(({ code }) => code), ...value.abstract.map(({ code }) => code)])];
  const nameOf = (code: string) => {
    const section = sections.find((one) => one.code === code);
    return section ? pickLanguage(section.name, language) : t('pane.abstract');
  };
  const topicName = (id: number) => {
    const topic = topics.find((one) => one.id === id);
    return topic ? pickLanguage(topic.name, language) : String(id);
  };
  async function send() {
    const outcome = await save.change({ cid, paperId, version, paper: contentOf(value) });
    if (!outcome.ok) {
      if (outcome.failure.name === 'changed_meanwhile') await refresh(calls.list, calls.read);
      return;
    }
    // What was typed during the save stays on the screen.
    if (!draft.settle(value)) close();
  }
  return (
    <div className="papers-editor">
      {conflicting && (
        <DraftConflicts
          of={{ cid, subject: 'paper', id: paperId }}
          draft={draft}
          labels={{
            title: t('columns.title'),
            topics: t('columns.topics'),
            wish: t('columns.wish'),
            people: t('columns.authors'),
            abstract: t('pane.abstract'),
            keywords: t('columns.keywords'),
            contact: t('columns.contact'),
          }}
          describe={{
            topics: (ids) => joinList(ids.map(topicName), language),
            wish: (wish) => (wish === '' ? t('pane.anyWish') : t(`decisions.${wish}`)),
            people: ({ authors, affiliations }) =>
              [...authors, ...affiliations].map(({ name }, at) => <div key={at}>{pickLanguage(name, language)}</div>),
            abstract: (parts) => parts.map(({ code, text }) => <p key={code}>{text}</p>),
          }}
        />
      )}
      <BilingualField
        label={t('columns.title')}
        rows={2}
        maxLength={600}
        value={value.title}
        onChange={(title) => change({ title })}
      />
      <Field label={t('columns.topics')}>
        <Select
          mode="multiple"
          optionFilterProp="label"
          aria-label={t('columns.topics')}
          value={value.topics}
          options={topics.map(({ id, name }) => ({ value: id, label: pickLanguage(name, language) }))}
          onChange={(chosen) => change({ topics: chosen })}
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
          onChange={(wish) => change({ wish })}
        />
      </Field>
      <AuthorsEditor value={value.people} set={(people) => change({ people })} />
      {(codes.length > 0 ? codes : ['']).map((code) => (
        <Field key={code} label={nameOf(code)}>
          <Input.TextArea
            autoSize={{ minRows: 3, maxRows: 16 }}
            maxLength={40_000}
            aria-label={nameOf(code)}
            value={value.abstract.find((part) => part.code === code)?.text ?? ''}
            onChange={(event) =>
              change({
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
          onChange={(keywords) => change({ keywords })}
        />
      </Field>
      {(['name', 'phone', 'email'] as const).map((field) => (
        <Field key={field} label={t(field === 'name' ? 'columns.contact' : `columns.${field}`)}>
          <Input
            maxLength={field === 'phone' ? 40 : 100}
            aria-label={t(field === 'name' ? 'columns.contact' : `columns.${field}`)}
            value={value.contact[field]}
            onChange={(event) => change({ contact: { ...value.contact, [field]: event.target.value } })}
          />
        </Field>
      ))}
      <span className="row">
        <ActButton
          type="primary"
          loading={save.busy}
          why={conflicting ? names('why.conflictsFirst') : draft.changed ? '' : names('why.nothingChanged')}
          onClick={() => void send()}
        >
          {t('save')}
        </ActButton>
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
