import { FormStep } from '../parts/FormStep.tsx';

/** The same form; answers are saved as one goes (S114). */
export function SignNewHome() {
  return <FormStep />;
}
