export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const variants: Record<ButtonVariant, string> = {
  primary: 'btn-primary',
  secondary: 'btn-outline border-(--field-line) bg-base-100 hover:bg-base-200',
  quiet: 'btn-ghost',
  danger: 'btn-error',
};
const sizes: Record<ButtonSize, string> = { sm: 'btn-sm', md: '', lg: 'btn-lg text-base' };

/** Buttons and links that look like one share this. */
export function buttonClass({
  variant = 'primary',
  size = 'md',
  className = '',
}: {
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string | undefined;
} = {}) {
  return `btn ${variants[variant]} ${sizes[size]} font-semibold ${className}`;
}
