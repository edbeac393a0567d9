import type { Branch } from '@meetingapp/contract/registration/wizard.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { check } from '@meetingapp/ui/icons/icons.ts';
import { PickerField } from '@meetingapp/ui/pickers/PickerField.tsx';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import type { BranchFieldProps } from './BranchField.tsx';
import { BranchPlaces } from './BranchPlaces.tsx';
import './branch.css';

/** A field: a tap opens the list, the cross clears the choice. */
export function BranchPicker({ branches, chosen, onChoose, error }: BranchFieldProps) {
  const t = useT('registration');
  const [open, setOpen] = useState(false);
  return (
    <>
      <PickerField
        label={chosen ? t('sign.bra') : t('sign.placebranch')}
        required
        error={error}
        valid={chosen !== null}
        text={chosen?.cfgTitle ?? ''}
        onOpen={() => setOpen(true)}
        clear={{ label: t('branch.clear'), onClear: () => onChoose(null) }}
      />
      <Sheet open={open} onClose={() => setOpen(false)} title={t('branch.title')} closeLabel={t('branch.close')} flush>
        <ul className="branches">
          {branches.map((branch) => (
            <li key={branch.cfgId}>
              <BranchRow
                branch={branch}
                chosen={branch.cfgId === chosen?.cfgId}
                onChoose={() => {
                  onChoose(branch);
                  setOpen(false);
                }}
              />
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}

function BranchRow({ branch, chosen, onChoose }: { branch: Branch; chosen: boolean; onChoose: () => void }) {
  return (
    <button type="button" className="branch" aria-current={chosen || undefined} onClick={onChoose}>
      <span className="grow">{branch.cfgTitle}</span>
      <BranchPlaces branch={branch} />
      {chosen && <Icon icon={check} size="s" />}
    </button>
  );
}
