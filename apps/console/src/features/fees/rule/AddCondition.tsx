import type { FeeRule } from '@meetingapp/contract/fees/console.ts';
import { labelText, type RuleNames } from '@meetingapp/domain/fees/sentence.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus } from '@meetingapp/ui/icons/icons.ts';
import { Button } from 'antd';
import { ActMenu } from '../../../lib/layout/ActMenu.tsx';
import { useT } from '../../../lib/texts/texts.ts';

/** Form codes that identify one person and cannot be used in a rule. */
const personal = ['name', 'phone', 'email'];
const USUAL_GROUP = 10;

/** Menu of conditions: an answer of the form, membership, branch, group size. */
export function AddCondition({ names, add }: { names: RuleNames; add: (part: FeeRule) => void }) {
  const t = useT('fees');
  const fields = names.fields.filter((field) => !personal.includes(field.code));
  const items = [
    {
      key: 'answers',
      label: t('rule.answers'),
      disabled: fields.length === 0,
      children: fields.map((field) => ({ key: `field.${field.code}`, label: labelText(field.code, names) })),
    },
    { key: 'member', label: t('rule.member') },
    { key: 'branch', label: t('rule.branch'), disabled: names.branches.length === 0 },
    { key: 'group', label: t('rule.groupSize') },
  ];
  function choose(key: string) {
    if (key === 'member') add({ equals: { code: 'member', value: '1' } });
    else if (key === 'group') add({ atLeast: { code: 'group', value: USUAL_GROUP } });
    else add({ oneOf: { code: key === 'branch' ? key : key.slice('field.'.length), values: [] } });
  }
  return (
    <ActMenu menu={{ items, onClick: ({ key }) => choose(key) }}>
      <Button size="small" type="text" icon={<Icon icon={plus} />}>
        {t('rule.condition')}
      </Button>
    </ActMenu>
  );
}
