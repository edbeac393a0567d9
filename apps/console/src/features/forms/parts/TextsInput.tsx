import { Input } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';

interface TextsInputProps {
  label: string;
  value: { zh: string; en: string } | undefined;
  disabled: boolean;
  onChange: (value: { zh: string; en: string }) => void;
}

const empty = { zh: '', en: '' };

/** Paragraphs in both languages. */
export function TextsInput({ label, value = empty, disabled, onChange }: TextsInputProps) {
  const c = useT('console');
  return (
    <div className="field" role="group" aria-label={label}>
      <span>{label}</span>
      {(['zh', 'en'] as const).map((language) => (
        <Input.TextArea
          key={language}
          lang={language === 'zh' ? 'zh-CN' : 'en'}
          aria-label={`${label} ${c(language === 'zh' ? 'languageMarkZh' : 'languageMarkEn')}`}
          placeholder={c(language === 'zh' ? 'languageMarkZh' : 'languageMarkEn')}
          autoSize={{ minRows: 3, maxRows: 10 }}
          maxLength={4000}
          disabled={disabled}
          value={value[language]}
          onChange={(event) => onChange({ ...value, [language]: event.target.value })}
        />
      ))}
    </div>
  );
}
