import './NewRegistration.css';
import { DeskMethod } from '@meetingapp/contract/orders/order.ts';
import { registrationDeskCalls as calls } from '@meetingapp/contract/registration/desk.ts';
import { roles } from '@meetingapp/contract/call.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { circleCheck } from '@meetingapp/ui/icons/icons-topics.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button, Form, Radio, Segmented, Select } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useDeferredValue, useState } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { address } from '../../../lib/navigation/paths.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { showFaults, useChange } from '../../../lib/calls/use-change.ts';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { AnswerItems } from '../desk/AnswerItems.tsx';
import { NewFees } from '../desk/NewFees.tsx';
import { changed } from '../data.ts';

interface Entered {
  /** Absent or 0: the first registration form. */
  formId?: number;
  answers: Record<string, string>;
  branchId: number | null;
  feeId: number | null;
  /** Absent: the main one of the conference. */
  currency?: string;
  paid: DeskMethod | null;
}
const nothing: Entered = { answers: {}, branchId: null, feeId: null, paid: null };
type NewForm = AnswerOf<typeof calls.newForm>;
type Made = AnswerOf<typeof calls.enter>;

/** Registration by staff for a person at the desk or on the phone: same form, rules and stock. */
export function NewRegistration() {
  const t = useT('registrationConsole');
  const cid = useCid();
  const navigate = useNavigate();
  const [made, setMade] = useState<Made | null>(null);
  const { from } = useSearch({ strict: false }) as { from?: unknown };
  const draft = useDraft<Entered>(`register/${cid}`, nothing);
  const formId = draft.value.formId ?? 0;
  const asked = useCall(calls.newForm, { cid, formId });
  // Who came from the walk-up desk goes on there: the payment and the badge come next.
  const atDesk = from === 'desk';
  const list = atDesk ? address('desk', { cid }) : address('registrations', { cid });
  const back = (open?: number) => void navigate({ to: list, ...(open ? { search: { open } as never } : {}) });
  return (
    <Page
      title={t('desk.title')}
      actions={
        <Button type="text" onClick={() => back()}>
          {t(atDesk ? 'desk.backToDesk' : 'desk.back')}
        </Button>
      }
    >
      {made ? (
        <EmptyState
          icon={circleCheck}
          title={t('desk.done', { number: made.number })}
          text={made.orderNumber === '' ? '' : t('desk.order', { number: made.orderNumber })}
        >
          <p className="row">
            <Button onClick={() => back(made.id)}>{t('desk.open')}</Button>
            <Button type="primary" onClick={() => setMade(null)}>
              {t('desk.another')}
            </Button>
          </p>
        </EmptyState>
      ) : (
        <Answered asked={asked}>
          {(known) => (
            <Entry
              key={formId}
              cid={cid}
              known={known}
              draft={draft}
              done={(one) => (atDesk ? back(one.id) : setMade(one))}
            />
          )}
        </Answered>
      )}
    </Page>
  );
}

interface EntryProps {
  cid: number;
  known: NewForm;
  /** Answers to questions of another form stay in it. */
  draft: ReturnType<typeof useDraft<Entered>>;
  done: (made: Made) => void;
}

function Entry({ cid, known, draft, done }: EntryProps) {
  const t = useT('registrationConsole');
  const money = useRole(roles.money);
  const [form] = Form.useForm<Record<string, string | undefined>>();
  const entered = draft.value;
  const formId = entered.formId ?? 0;
  const { fields, flow, branches, currencies } = known;
  // One that was typed into a draft and is no longer offered is not sent.
  const feeCurrency = currencies.find((code) => code === entered.currency) ?? currencies[0] ?? '';
  const only = branches.length === 1 ? (branches[0]?.cfgId ?? null) : null;
  const branchId = entered.branchId ?? only;
  const answers = useDeferredValue(entered.answers);
  const offered =
    useCall(calls.newFees, { cid, answers, branchId, formId, feeCurrency }, { enabled: known.hasFees }).answer?.fees ??
    [];
  const chosen = offered.find(({ feeId, available }) => feeId === entered.feeId && available === '1');
  const enter = useChange(calls.enter, { refreshes: changed });
  const free = chosen?.feeAmount === 0;
  async function submit() {
    const outcome = await enter.change({
      cid,
      answers: entered.answers,
      branchId,
      formId,
      feeCurrency,
      feeId: chosen?.feeId ?? null,
      paid: free ? null : entered.paid,
    });
    if (!outcome.ok) return showFaults(form, outcome.failure);
    draft.forget();
    done(outcome.answer);
  }
  return (
    <div className="new-registration">
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={entered.answers}
        onValuesChange={(_changed, all: Record<string, string | undefined>) =>
          draft.set({
            ...entered,
            answers: { ...entered.answers, ...Object.fromEntries(Object.entries(all).map(([k, v]) => [k, v ?? ''])) },
          })
        }
      >
        {known.forms.length > 0 && (
          <Form.Item label={t('desk.form')}>
            <Select
              aria-label={t('desk.form')}
              value={formId}
              onChange={(id: number) => draft.set({ ...entered, formId: id, feeId: null })}
              options={known.forms.map(({ id, title }) => ({ value: id, label: title }))}
            />
          </Form.Item>
        )}
        <AnswerItems fields={fields} flow={flow} answers={entered.answers} />
      </Form>
      <section>
        {branches.length > 0 && (
          <>
            <h2 id="new-branch">{t('pane.branch')}</h2>
            <Select
              className="wide"
              aria-labelledby="new-branch"
              value={branchId}
              onChange={(id: number) => draft.set({ ...entered, branchId: id })}
              options={branches.map(({ cfgId, cfgTitle, left }) => ({
                value: cfgId,
                label: left === null ? cfgTitle : t('desk.branchLeft', { title: cfgTitle, count: left }),
                disabled: left !== null && left <= 0,
              }))}
            />
          </>
        )}
        {known.hasFees && (
          <>
            <h2>{t('pane.fee')}</h2>
            {currencies.length > 1 && (
              <Segmented
                aria-label={t('currency')}
                value={feeCurrency}
                onChange={(currency) => draft.set({ ...entered, currency, feeId: null })}
                options={[...currencies]}
              />
            )}
            <NewFees
              fees={offered}
              chosen={chosen?.feeId ?? null}
              choose={(feeId) => draft.set({ ...entered, feeId })}
            />
          </>
        )}
        {chosen && !free && (
          <>
            <h2>{t('desk.payment')}</h2>
            <Radio.Group
              aria-label={t('desk.payment')}
              vertical
              value={entered.paid ?? ''}
              disabled={!money}
              onChange={(event) =>
                draft.set({
                  ...entered,
                  paid: DeskMethod.options.find((method) => method === event.target.value) ?? null,
                })
              }
              options={[
                { value: '', label: t('desk.later') },
                ...DeskMethod.options.map((value) => ({ value, label: t(`pane.methods.${value}`) })),
              ]}
            />
            {!money && <p className="small quiet">{t('desk.moneyOnly')}</p>}
          </>
        )}
        <p className="row">
          <ActButton
            type="primary"
            loading={enter.busy}
            lacks={{ feeMissing: known.hasFees && !chosen }}
            onClick={() => void submit()}
          >
            {t(entered.paid !== null && !free ? 'desk.enterPaid' : 'desk.enter')}
          </ActButton>
          {draft.changed && (
            <Button
              type="text"
              onClick={() => {
                draft.forget();
                form.setFieldsValue(Object.fromEntries(fields.map(({ cfgCode }) => [cfgCode, ''])));
              }}
            >
              {t('desk.clear')}
            </Button>
          )}
        </p>
        <p className="small quiet">{t('desk.text')}</p>
      </section>
    </div>
  );
}
