import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class';

type Props = ComponentProps<typeof Link> & { variant?: ButtonVariant; size?: ButtonSize };

/** A link to another page that weighs as much as a button. */
export function ButtonLink({ variant, size, className, ...rest }: Props) {
  return <Link {...rest} className={buttonClass({ variant, size, className })} />;
}
