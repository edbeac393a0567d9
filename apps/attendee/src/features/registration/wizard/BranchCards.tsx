import type { Branch } from '@meetingapp/contract/registration/wizard.ts';
import { ChoiceCard } from '@meetingapp/ui/forms/ChoiceCard.tsx';
import { ChoiceGroup } from '@meetingapp/ui/forms/ChoiceGroup.tsx';
import { useId } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { BranchPlaces } from './BranchPlaces.tsx';

interface BranchCardsProps {
  branches: readonly Branch[];
  chosen: Branch | null;
  onChoose: (branch: Branch) => void;
  error: string | undefined;
}

/** A few branches, all visible: one tap chooses, another tap changes the choice. */
export function BranchCards({ branches, chosen, onChoose, error }: BranchCardsProps) {
  const t = useT('registration');
  const name = useId();
  return (
    <ChoiceGroup legend={t('sign.placebranch')} role="radiogroup" required error={error}>
      {branches.map((branch) => (
        <ChoiceCard
          key={branch.cfgId}
          name={name}
          value={String(branch.cfgId)}
          checked={branch.cfgId === chosen?.cfgId}
          onChange={() => onChoose(branch)}
          title={branch.cfgTitle}
          price={<BranchPlaces branch={branch} />}
        />
      ))}
    </ChoiceGroup>
  );
}
