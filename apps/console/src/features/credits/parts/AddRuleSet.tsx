import { creditConsoleCalls as calls } from '@meetingapp/contract/credits/console.ts';
import { RuleCode, RuleVariant, type ExampleCode } from '@meetingapp/contract/credits/rule.ts';
import { variants } from '@meetingapp/domain/credits/variants.ts';
import { creditsConsole as en } from '@meetingapp/locales/en/credits/console.ts';
import { creditsConsole as zh } from '@meetingapp/locales/zh/credits/console.ts';
import { Button } from 'antd';
import { ActMenu } from '../../../lib/layout/ActMenu.tsx';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useT } from '../../../lib/texts/texts.ts';

const zhTitles = { ...zh.codes, ...zh.titles };
const enTitles = { ...en.codes, ...en.titles };

/** Adds a kind of credit with the example rules of its code or of a variant; each example states its source. */
export function AddRuleSet({ cid, added }: { cid: number; added: (id: number) => void }) {
  const t = useT('creditsConsole');
  const { change, busy } = useChange(calls.addSet, { refreshes: [calls.sets] });
  async function add(example: ExampleCode) {
    const outcome = await change({ cid, code: example, title: { zh: zhTitles[example], en: enTitles[example] } });
    if (outcome.ok) added(outcome.answer.setId);
  }
  const usual = (code: RuleCode, label: string) => ({ key: code, label, onClick: () => void add(code) });
  return (
    <ActMenu
      menu={{
        items: RuleCode.options.map((code) => {
          const name = t(`codes.${code}`);
          const others = RuleVariant.options.filter((variant) => variants[variant].code === code);
          if (others.length === 0) return usual(code, name);
          return {
            key: `kind-${code}`,
            label: name,
            children: [
              usual(code, t('usual')),
              ...others.map((variant) => ({
                key: variant,
                label: t(`variants.${variant}`),
                onClick: () => void add(variant),
              })),
            ],
          };
        }),
      }}
    >
      <Button loading={busy}>{t('add')}</Button>
    </ActMenu>
  );
}
