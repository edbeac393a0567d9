import { creditConsoleCalls as calls } from '@meetingapp/contract/credits/console.ts';
import { RuleCode } from '@meetingapp/contract/credits/rule.ts';
import { creditsConsole as en } from '@meetingapp/locales/en/credits/console.ts';
import { creditsConsole as zh } from '@meetingapp/locales/zh/credits/console.ts';
import { Button, Dropdown } from 'antd';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** Adds a kind of credit with the example rules of its code. */
export function AddRuleSet({ cid, added }: { cid: number; added: (id: number) => void }) {
  const t = useT('creditsConsole');
  const { change, busy } = useChange(calls.addSet, { refreshes: [calls.sets] });
  async function add(code: RuleCode) {
    const outcome = await change({ cid, code, title: { zh: zh.codes[code], en: en.codes[code] } });
    if (outcome.ok) added(outcome.answer.setId);
  }
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: RuleCode.options.map((code) => ({
          key: code,
          label: t(`codes.${code}`),
          onClick: () => void add(code),
        })),
      }}
    >
      <Button loading={busy}>{t('add')}</Button>
    </Dropdown>
  );
}
