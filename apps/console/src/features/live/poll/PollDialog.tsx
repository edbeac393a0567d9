import { liveDeskCalls } from '@meetingapp/contract/live/desk.ts';
import { livePollCalls as calls, type StoredPoll } from '@meetingapp/contract/live/poll.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus, x } from '@meetingapp/ui/icons/icons.ts';
import { Button, Form, Select } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { BilingualInput } from '../../../lib/forms/BilingualInput.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { FieldDialog } from '../../../lib/forms/FieldDialog.tsx';

const nothing = { zh: '', en: '' };
const spans = [
  ['s30', 30],
  ['s60', 60],
  ['s120', 120],
  ['s300', 300],
] as const;
const MOST_OPTIONS = 10;

interface PollDialogProps {
  broadcastId: number;
  /** Null: a new one. */
  poll: StoredPoll | null;
  mayBegin: boolean;
  close: () => void;
}

/** Form of a bilingual poll: question, two to ten choices, how many a viewer may choose, and duration. */
export function PollDialog({ broadcastId, poll, mayBegin, close }: PollDialogProps) {
  const t = useT('liveDesk');
  const cid = useCid();
  const [question, setQuestion] = useState(poll?.question ?? nothing);
  const [options, setOptions] = useState((poll?.options ?? [nothing, nothing]).map((text, key) => ({ key, text })));
  const [most, setMost] = useState(poll?.most ?? 1);
  const [seconds, setSeconds] = useState(poll ? (poll.seconds ?? 0) : 60);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const refreshes = [calls.polls];
  const save = useChange(calls.savePoll, { refreshes, quiet: true });
  const open = useChange(liveDeskCalls.openPoll, { refreshes });
  const remove = useChange(calls.removePoll, { refreshes });
  async function submit(begin: boolean) {
    const texts = options.map(({ text }) => text);
    const wish = { id: poll?.id ?? null, question, options: texts, most, seconds: seconds === 0 ? null : seconds };
    const outcome = await save.change({ cid, broadcastId, poll: wish });
    if (!outcome.ok) {
      const { failure } = outcome;
      return setFaults(
        failure.faults.length > 0
          ? Object.fromEntries(failure.faults.map(({ field, text }) => [field.replace('poll.', ''), text]))
          : { question: failure.msg },
      );
    }
    if (begin) await open.change({ cid, pollId: outcome.answer.pollId });
    close();
  }
  const put = (key: number, text: typeof nothing) =>
    setOptions(options.map((one) => (one.key === key ? { key, text } : one)));
  const nextKey = Math.max(...options.map(({ key }) => key)) + 1;
  return (
    <FieldDialog
      width={560}
      title={poll ? t('polls.edit') : t('polls.add')}
      close={close}
      values={[question, options, most, seconds]}
      footer={
        <div className="row">
          {poll && (
            <Button
              danger
              type="text"
              onClick={async () => (await remove.change({ cid, pollId: poll.id })).ok && close()}
            >
              {t('polls.remove')}
            </Button>
          )}
          <span className="grow" />
          <Button loading={save.busy} onClick={() => void submit(false)}>
            {t('polls.save')}
          </Button>
          <ActButton
            type="primary"
            lacks={{ pollRuns: !mayBegin }}
            loading={save.busy}
            onClick={() => void submit(true)}
          >
            {t('polls.saveAndBegin')}
          </ActButton>
        </div>
      }
    >
      <Form layout="vertical">
        <BilingualField
          label={t('polls.question')}
          value={question}
          onChange={setQuestion}
          fault={faults['question']}
        />
        {options.map(({ key, text }, at) => (
          <Field key={key} label={t('polls.option', { number: at + 1 })} fault={faults[`options.${at}`]}>
            <div className="row">
              <div className="grow">
                <BilingualInput
                  label={t('polls.option', { number: at + 1 })}
                  maxLength={100}
                  value={text}
                  onChange={(next) => put(key, next)}
                />
              </div>
              {options.length > 2 && (
                <Button
                  type="text"
                  size="small"
                  aria-label={t('polls.removeOption', { number: at + 1 })}
                  icon={<Icon icon={x} />}
                  onClick={() => setOptions(options.filter((one) => one.key !== key))}
                />
              )}
            </div>
          </Field>
        ))}
        {options.length < MOST_OPTIONS && (
          <p className="after">
            <Button
              size="small"
              icon={<Icon icon={plus} />}
              onClick={() => setOptions([...options, { key: nextKey, text: nothing }])}
            >
              {t('polls.addOption')}
            </Button>
          </p>
        )}
        <div className="row desk-two">
          <Field label={t('polls.most')} fault={faults['most']}>
            <Select<number>
              aria-label={t('polls.most')}
              value={Math.min(most, options.length)}
              onChange={setMost}
              options={options.map((_one, at) => ({
                value: at + 1,
                label: at === 0 ? t('polls.one') : t('polls.upTo', { count: at + 1 }),
              }))}
            />
          </Field>
          <Field label={t('polls.seconds')} fault={faults['seconds']}>
            <Select<number>
              aria-label={t('polls.seconds')}
              value={seconds}
              onChange={setSeconds}
              options={[
                ...spans.map(([name, span]) => ({ value: span, label: t(`polls.spans.${name}`) })),
                { value: 0, label: t('polls.byHand') },
              ]}
            />
          </Field>
        </div>
      </Form>
    </FieldDialog>
  );
}
