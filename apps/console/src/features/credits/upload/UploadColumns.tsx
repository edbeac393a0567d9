import { creditUploadCalls as calls, UploadValue, type UploadColumn } from '@meetingapp/contract/credits/upload.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { arrowDown } from '@meetingapp/ui/icons/icons-topics.ts';
import { chevronUp, plus, x } from '@meetingapp/ui/icons/icons.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { Button, Checkbox, Input, Select } from 'antd';
import { useChange } from '../../../lib/calls/use-change.ts';
import { DraftConflicts } from '../../../lib/forms/DraftConflicts.tsx';
import { useFieldDraft } from '../../../lib/forms/use-field-draft.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useT } from '../../../lib/texts/texts.ts';

type State = AnswerOf<typeof calls.state>;

interface UploadColumnsProps {
  cid: number;
  setId: number;
  state: State;
  mayWrite: boolean;
}

const blank: UploadColumn = { title: '', value: 'answer', text: '', required: false };

/** The columns of the authority's table: title, content, whether it is required; in the table's order. */
export function UploadColumns({ cid, setId, state, mayWrite }: UploadColumnsProps) {
  const t = useT('creditsConsole');
  const draft = useFieldDraft(`credit-upload/${cid}/${setId}`, { columns: state.columns });
  const save = useChange(calls.saveColumns, { refreshes: [calls.state], said: t('upload.saved') });
  const { columns } = draft.value;
  const put = (next: UploadColumn[]) => draft.change({ columns: next });
  const replace = (at: number, part: Partial<UploadColumn>) =>
    put(columns.map((column, index) => (index === at ? { ...column, ...part } : column)));
  const why = whyNot(columns);
  async function send() {
    const sent = { columns: columns.map((column) => ({ ...column, title: column.title.trim() })) };
    const outcome = await save.change({ cid, setId, version: state.version, ...sent });
    if (outcome.ok) draft.settle(draft.value);
  }
  return (
    <aside className="pane credits-bench" aria-label={t('upload.table')}>
      <header>
        <h2>{t('upload.table')}</h2>
      </header>
      <div className="inside">
        <p className="small quiet">{t('upload.tableText')}</p>
        <DraftConflicts of={{ cid, subject: 'credit_rule_set', id: setId }} draft={draft} />
        <ol className="credits-columns">
          {columns.map((column, index) => (
            <li key={index}>
              <Input
                aria-label={t('upload.title')}
                value={column.title}
                maxLength={60}
                disabled={!mayWrite}
                onChange={({ target }) => replace(index, { title: target.value })}
              />
              <Select
                aria-label={t('upload.value')}
                value={column.value}
                disabled={!mayWrite}
                options={UploadValue.options.map((value) => ({ value, label: t(`upload.values.${value}`) }))}
                onChange={(value) => replace(index, { value, text: '' })}
              />
              {column.value === 'answer' && (
                <Select
                  aria-label={t('upload.field')}
                  placeholder={t('upload.fieldMissing')}
                  value={column.text || null}
                  disabled={!mayWrite}
                  showSearch={{ optionFilterProp: 'label' }}
                  options={state.fields.map(({ code, label }) => ({ value: code, label }))}
                  onChange={(text) => replace(index, { text: text ?? '' })}
                />
              )}
              {column.value === 'fixed' && (
                <Input
                  aria-label={t('upload.text')}
                  value={column.text}
                  maxLength={200}
                  disabled={!mayWrite}
                  onChange={({ target }) => replace(index, { text: target.value })}
                />
              )}
              {mayWrite && (
                <span className="credits-column-acts">
                  <Checkbox
                    checked={column.required}
                    onChange={({ target }) => replace(index, { required: target.checked })}
                  >
                    {t('upload.required')}
                  </Checkbox>
                  {index > 0 && (
                    <Button
                      type="text"
                      size="small"
                      icon={<Icon icon={chevronUp} />}
                      aria-label={t('upload.up', { title: column.title })}
                      onClick={() => put(moved(columns, index, -1))}
                    />
                  )}
                  {index < columns.length - 1 && (
                    <Button
                      type="text"
                      size="small"
                      icon={<Icon icon={arrowDown} />}
                      aria-label={t('upload.down', { title: column.title })}
                      onClick={() => put(moved(columns, index, 1))}
                    />
                  )}
                  <Button
                    type="text"
                    size="small"
                    icon={<Icon icon={x} />}
                    aria-label={t('upload.drop', { title: column.title })}
                    onClick={() => put(columns.filter((_, other) => other !== index))}
                  />
                </span>
              )}
            </li>
          ))}
        </ol>
        {mayWrite && (
          <div className="row">
            <Button icon={<Icon icon={plus} />} onClick={() => put([...columns, blank])}>
              {t('upload.add')}
            </Button>
            <ActButton
              type={draft.changed ? 'primary' : 'default'}
              loading={save.busy}
              why={draft.changed ? why && t(why) : t('upload.unchanged')}
              onClick={() => void send()}
            >
              {t('upload.save')}
            </ActButton>
          </div>
        )}
      </div>
    </aside>
  );
}

/** Why the columns cannot be saved; empty: they can. */
function whyNot(columns: readonly UploadColumn[]) {
  if (columns.some(({ title }) => title.trim() === '')) return 'upload.noTitle';
  if (columns.some(({ value, text }) => value === 'answer' && text === '')) return 'upload.fieldMissing';
  return columns.some(({ value }) => value === 'number') ? '' : 'upload.noNumber';
}

function moved(columns: readonly UploadColumn[], from: number, by: 1 | -1): UploadColumn[] {
  const next = [...columns];
  const [one] = next.splice(from, 1);
  if (one) next.splice(from + by, 0, one);
  return next;
}
