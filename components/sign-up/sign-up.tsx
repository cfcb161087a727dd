import { Button, ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { TextField } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import type { SignUpBox as Copy } from '@/content/schemas/sign-up';
import * as routes from '@/lib/routes';
import { type EmailMessages, SignUpForm } from './sign-up-form';

const FIELD_ID = 'mailing-address';

/** The band with a sign-up box; without JavaScript its field is a link to the contact form. */
export const SignUp = ({
  copy: { heading, lead, button, message, missing, note },
  checks: { emailWithoutAt, emailMalformed },
  rail = true,
}: {
  copy: Copy;
  checks: EmailMessages;
  /** 'end' where the page's rail ends. */
  rail?: 'end' | true;
}) => (
  <section aria-labelledby="mailing" className="bg-sunk [--rail-ground:var(--sunk)]">
    <Container rail={rail} className="grid items-start gap-y-8 py-[clamp(3rem,5.4vw,4.875rem)] lg:split-7-5">
      <div>
        <h2 id="mailing" className="type-h2">
          {heading}
        </h2>
        <p className="mt-3">{lead}</p>
      </div>
      <SignUpForm
        id={FIELD_ID}
        copy={{ button, message, missing, note }}
        checks={{ emailWithoutAt, emailMalformed }}
        mark={<Icon name="circle-alert" size={18} />}
      >
        {/* The margin equals the height of the field's label, so that the button lines up with the control. */}
        <div className="grid grid-cols-[1fr_auto] items-start gap-3 max-sm:contents">
          <TextField
            id={FIELD_ID}
            label="Email Address"
            type="email"
            required
            autoComplete="email"
            placeholder="name@company.com"
            aria-describedby={`${FIELD_ID}-error`}
          />
          <Button type="submit" className="max-sm:order-1 max-sm:mt-3 sm:mt-7.5">
            {button}
          </Button>
        </div>
      </SignUpForm>
      <div className="hidden noscript:block">
        <ButtonLink href={routes.contactPreselecting({ inquiry: 'general' })}>{button}</ButtonLink>
      </div>
    </Container>
  </section>
);
