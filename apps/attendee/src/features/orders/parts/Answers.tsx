import type { RegistrationDetail } from '@meetingapp/contract/registration.ts';

/** What was entered: label and value, in the form's order; pictures as pictures. */
export function Answers({ answers }: { answers: RegistrationDetail['answers'] }) {
  return (
    <dl className="kv answers">
      {answers.map(({ code, label, value }) => (
        <div key={code}>
          <dt>{label}</dt>
          <dd>{/^(https:\/\/|\/)\S+$/.test(value) ? <img src={value} alt={label} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
