import { useState } from 'react';
import { Autocomplete } from '../src/forms/Autocomplete.tsx';
import { CheckboxRow } from '../src/forms/CheckboxRow.tsx';
import { CodeField } from '../src/forms/CodeField.tsx';
import { PasswordField } from '../src/forms/PasswordField.tsx';
import { PickerField } from '../src/pickers/PickerField.tsx';
import { PictureField } from '../src/forms/PictureField.tsx';
import { TextArea } from '../src/forms/TextArea.tsx';
import { TextField } from '../src/forms/TextField.tsx';
import { Pickers } from './Pickers.tsx';
import { Section } from './Section.tsx';
import type { Words } from './words-zh.ts';

const nothing = () => undefined;
const portrait =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 60 60'%3E%3Crect width='60' height='60' fill='%23cfe3df'/%3E%3Ccircle cx='30' cy='22' r='11' fill='%230b6f66'/%3E%3Cpath d='M8 60a22 22 0 0 1 44 0' fill='%230b6f66'/%3E%3C/svg%3E";

export function Fields({ t }: { t: Words }) {
  const [name, setName] = useState('');
  const [hospital, setHospital] = useState(t.hospitalValue);
  const [remark, setRemark] = useState('');
  const [password, setPassword] = useState('correct horse');
  const [code, setCode] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [picture, setPicture] = useState<string | undefined>(portrait);
  return (
    <Section title={t.fields}>
      <form className="fields" noValidate>
        <TextField
          label={t.name}
          required
          value={name}
          onChange={setName}
          hint={t.nameHint}
          counter={`${name.length} / 20`}
          maxLength={20}
          autoComplete="name"
        />
        <TextField label={t.english} value="Lin Zhiyuan" onChange={nothing} />
        <TextField
          label={t.email}
          required
          valid
          value="lin.zy@jz-hospital.example"
          onChange={nothing}
          inputMode="email"
        />
        <TextField
          label={t.mobile}
          required
          error={t.mobileError}
          value="138 5712 604"
          onChange={nothing}
          inputMode="tel"
        />
        <PickerField label={t.branch} required error={t.branch} text="" onOpen={nothing} />
        <TextField label={t.member} disabled value="204817" onChange={nothing} />
        <Autocomplete
          label={t.hospital}
          required
          value={hospital}
          onChange={setHospital}
          onChoose={(option) => setHospital(option.label)}
          options={t.hospitals.filter((one) => one.includes(hospital)).map((label) => ({ value: label, label }))}
          listLabel={t.suggestions}
          freeText={(typed) => `${t.noneFound} ${typed}`}
        />
        <Autocomplete
          label={t.hospital}
          loading
          value={t.hospitalValue}
          onChange={nothing}
          onChoose={nothing}
          options={[]}
          listLabel={t.suggestions}
        />
        <Pickers t={t} />
        <TextArea label={t.remark} value={remark} onChange={setRemark} />
        <PasswordField
          label={t.password}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          showLabel={t.show}
          hideLabel={t.hide}
        />
        <CodeField label={t.code} value={code} onChange={setCode} send={{ label: t.send, onPress: nothing }} />
        <CodeField
          label={t.code}
          value="4821"
          onChange={nothing}
          send={{ label: t.resend, onPress: nothing, disabled: true }}
        />
        <PictureField
          label={t.photo}
          aside={t.photoLater}
          title={t.photoTitle}
          text={t.photoText}
          accept="image/jpeg,image/png"
          onPick={nothing}
          removeLabel={t.remove}
        />
        <PictureField
          label={t.photo}
          title={t.photoAgain}
          picture={portrait}
          progress={0.62}
          accept="image/jpeg"
          onPick={nothing}
          removeLabel={t.remove}
        />
        <PictureField
          label={t.photo}
          title={picture ? t.photoAgain : t.photoTitle}
          picture={picture}
          accept="image/jpeg"
          onPick={() => setPicture(portrait)}
          onRemove={() => setPicture(undefined)}
          removeLabel={t.remove}
        />
        <CheckboxRow checked={agreed} onChange={setAgreed} error={agreed ? undefined : t.agreeError}>
          {t.agree} <a href="#agreement">{t.agreement}</a>
        </CheckboxRow>
      </form>
    </Section>
  );
}
