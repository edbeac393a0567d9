import './editor.css';
import { examConsoleCalls as calls } from '@meetingapp/contract/exam/console.ts';
import type { Topic } from '@meetingapp/contract/exam/item.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { chevronLeft } from '@meetingapp/ui/icons/icons.ts';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { refresh, useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { DraftConflicts } from '../../../lib/forms/DraftConflicts.tsx';
import { useFieldDraft } from '../../../lib/forms/use-field-draft.ts';
import { same } from '../../../lib/forms/typed-fields.ts';
import { useHistory } from '../../../lib/forms/use-history.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { UndoButtons } from '../../../lib/layout/UndoButtons.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { blankFields, changedPart, fieldsOf, itemOf, missingOf, type ItemFields, type ReadItem } from './draft.ts';
import type { Faults } from './faults.ts';
import { ItemForm } from './ItemForm.tsx';
import { ItemSide } from './ItemSide.tsx';

interface Props {
  /** Null: a new item. */
  itemId: number | null;
  topics: readonly Topic[];
  close: () => void;
  onSaved: (itemId: number) => void;
}

/** Writes an item of the bank. Its newest version is changed while no exam uses it; otherwise saving makes the next one. */
export function ItemEditor({ itemId, ...rest }: Props) {
  const t = useT('examItem');
  const cid = useCid();
  const asked = useCall(calls.item, { cid, itemId: itemId ?? 0 }, { enabled: itemId !== null, fresh: true });
  if (itemId === null) return <Editor key="new" item={null} {...rest} />;
  if (asked.answer?.itemId === itemId) return <Editor key={itemId} item={asked.answer} {...rest} />;
  return (
    <Page title={t('item')} actions={<Button onClick={rest.close}>{t('back')}</Button>}>
      <Answered asked={asked}>{() => null}</Answered>
    </Page>
  );
}

interface EditorProps extends Omit<Props, 'itemId'> {
  item: ReadItem | null;
}

function Editor({ item, topics, close, onSaved }: EditorProps) {
  const t = useT('examItem');
  const e = useT('examConsole');
  const c = useT('console');
  const cid = useCid();
  const language = useLanguage();
  const newest = item?.versions[0];
  const saved = item && newest ? fieldsOf(item.itemCode, newest) : blankFields;
  const key = (id: number | null) => `exam/item/${cid}/${id ?? 'new'}`;
  const draft = useFieldDraft<ItemFields>(key(item?.itemId ?? null), saved);
  const [faults, setFaults] = useState<Faults>({});
  const form = useRef<HTMLDivElement>(null);
  const save = useChange(calls.saveItem, { refreshes: [calls.item, calls.bank], said: t('saved') });
  const next = newest ? newest.number + (newest.used ? 1 : 0) : 1;
  const { value } = draft;
  // An undone step gives back only the fields that it changed: the others stay the server's.
  const history = useHistory(value, (to) =>
    same(to, draft.saved) ? draft.forget() : draft.change(changedPart(value, to)),
  );

  const why = draft.conflicts.length > 0 ? c('why.conflictsFirst') : draft.changed ? '' : c('why.nothingChanged');
  async function store() {
    if (why !== '' || save.busy) return;
    const lacking = Object.entries(missingOf(value)).map(([field, name]) => [field, t(`missing.${name}`)] as const);
    setFaults(Object.fromEntries(lacking));
    if (lacking.length > 0) return;
    const seen = { itemId: item?.itemId ?? null, seen: newest?.number ?? null, seenAt: newest?.createdAt ?? null };
    const outcome = await save.change({ cid, ...seen, item: itemOf(value) });
    if (outcome.ok) {
      draft.settle(value, key(outcome.answer.itemId));
      return onSaved(outcome.answer.itemId);
    }
    if (outcome.failure.name === 'changed_meanwhile') return void refresh(calls.item);
    const entries = outcome.failure.faults.map(({ field, text }) => [field.replace(/^item\./, ''), text] as const);
    setFaults(Object.fromEntries(entries));
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.metaKey || event.ctrlKey) || event.altKey) return;
    event.preventDefault();
    void store();
  });
  useEffect(() => {
    const typed = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', typed);
    return () => removeEventListener('keydown', typed);
  }, []);
  // The first field that is wrong comes into view.
  useEffect(() => {
    if (Object.keys(faults).length > 0)
      form.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'center' });
  }, [faults]);
  return (
    <Page
      title={item?.itemCode ?? t('add')}
      facts={
        newest &&
        t('facts', {
          kind: e(`kinds.${newest.content.question.kind}`),
          number: newest.number,
          at: momentText(newest.createdAt, language),
        })
      }
      actions={
        <>
          <UndoButtons undo={history.undo} redo={history.redo} />
          <ActButton why={draft.changed ? '' : c('why.nothingChanged')} onClick={() => history.change(draft.saved)}>
            {t('discard')}
          </ActButton>
          <Button icon={<Icon icon={chevronLeft} />} onClick={close}>
            {t('back')}
          </Button>
        </>
      }
      foot={<span className="small quiet">{t('keys')}</span>}
      pane={
        <ItemSide
          content={itemOf(value).content}
          versions={item?.versions ?? []}
          foot={
            <>
              <ActButton type="primary" loading={save.busy} why={why} onClick={() => void store()}>
                {t('save', { number: next })}
              </ActButton>
              {newest && <span className="small quiet">{t(newest.used ? 'usedNote' : 'unusedNote')}</span>}
            </>
          }
        />
      }
    >
      <div className="item-editor" ref={form}>
        {item && (
          <DraftConflicts
            of={{ cid, subject: 'exam_item', id: item.itemId }}
            draft={draft}
            labels={{ question: t('answers') }}
            describe={{
              question: (question) => e(`kinds.${question.kind}`),
              media: (media) => media && t(`mediaKinds.${media.kind}`),
            }}
          />
        )}
        <ItemForm
          fields={value}
          topics={topics}
          faults={faults}
          onChange={(part) => history.change({ ...value, ...part })}
        />
      </div>
    </Page>
  );
}
