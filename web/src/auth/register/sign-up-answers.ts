import { SignUp } from '@archway/contract/auth/session';
// Gives every schema its message: without it a wrong field could not say why.
import '@archway/contract/kernel/fields/field-error';
import type { useFields } from '../../ui/form/use-fields.ts';

/** The contract's own rules, cut into the two steps. */
export const PersonAnswers = SignUp.pick({ firstName: true, lastName: true, email: true, password: true });
export const CompanyAnswers = SignUp.pick({
  companyName: true,
  companyType: true,
  companySize: true,
  city: true,
  state: true,
});

export const noPerson = { firstName: '', lastName: '', email: '', password: '' };
export const noCompany = { companyName: '', companyType: '', companySize: '', city: '', state: '' };

export type PersonForm = ReturnType<typeof useFields<typeof noPerson>>;
export type CompanyForm = ReturnType<typeof useFields<typeof noCompany>>;
