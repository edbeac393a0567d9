import type { FeeRule } from '@meetingapp/contract/fees/console.ts';
import { partsOf } from '@meetingapp/domain/fees/people.ts';
import { childrenOf, type RulePath } from '@meetingapp/domain/fees/rule-tree.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { x } from '@meetingapp/ui/icons/icons.ts';
import { Button, Select } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { AddCondition } from './AddCondition.tsx';
import { RuleCondition } from './RuleCondition.tsx';
import { MatchCount } from './MatchCount.tsx';
import type { RuleTools } from './rule-tools.ts';

interface RulePartProps {
  part: FeeRule;
  path: RulePath;
  /** Index of its count. */
  index: number;
  tools: RuleTools;
}

type Group = 'all' | 'any' | 'notAll' | 'none';

/** A part of a rule: a condition, or a group of parts. A `not` is shown with what it negates. */
export function RulePart({ part, path, index, tools }: RulePartProps) {
  const t = useT('fees');
  const negated = 'not' in part;
  const inner = negated ? part.not : part;
  const innerPath = negated ? [...path, 0] : path;
  // Double negation: the inner `not` is shown as its own part.
  if (!('all' in inner || 'any' in inner)) {
    if ('not' in inner) return <RulePart part={inner.not} path={[...innerPath, 0]} index={index + 2} tools={tools} />;
    return <RuleCondition condition={inner} negated={negated} path={path} count={tools.counts[index]} tools={tools} />;
  }
  const kind: Group = 'all' in inner ? (negated ? 'notAll' : 'all') : negated ? 'none' : 'any';
  const children = childrenOf(inner);
  const starts = children.map(
    (_, place) =>
      index + (negated ? 2 : 1) + children.slice(0, place).reduce((sum, child) => sum + partsOf(child).length, 0),
  );
  function turn(to: Group) {
    const group: FeeRule = to === 'all' || to === 'notAll' ? { all: children } : { any: children };
    tools.replace(path, to === 'notAll' || to === 'none' ? { not: group } : group);
  }
  return (
    <>
      <div className="rule-row">
        <Select<Group>
          size="small"
          popupMatchSelectWidth={false}
          aria-label={t('rule.groupHow')}
          value={kind}
          onChange={turn}
          options={(['all', 'any', 'notAll', 'none'] as const).map((value) => ({ value, label: t(`rule.${value}`) }))}
        />
        <span className="grow" />
        <MatchCount count={tools.counts[index]} />
        {path.length > 0 && (
          <Button
            type="text"
            size="small"
            aria-label={t('rule.removeGroup')}
            icon={<Icon icon={x} />}
            onClick={() => tools.replace(path, null)}
          />
        )}
      </div>
      <div className="rule-tree">
        {children.map((child, place) => (
          <RulePart key={place} part={child} path={[...innerPath, place]} index={starts[place] ?? 0} tools={tools} />
        ))}
        <div className="rule-row">
          <AddCondition names={tools.names} add={(added) => tools.add(innerPath, added)} />
          <Button type="text" size="small" onClick={() => tools.add(innerPath, { any: [] })}>
            + {t('rule.group')}
          </Button>
        </div>
      </div>
    </>
  );
}
