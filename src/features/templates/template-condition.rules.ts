/** Whether a condition of a template holds: `deposit` (filled in), `pets=yes`, `!deposit`, `a=x & b`; none always does. */
export function holds(condition: string | undefined, values: Readonly<Record<string, string>>): boolean {
  if (condition === undefined) return true;
  return condition.split(' & ').every((part) => {
    const not = part.startsWith('!');
    const [name = '', wanted] = part.slice(not ? 1 : 0).split('=');
    const value = values[name] ?? '';
    return (wanted === undefined ? value !== '' : value === wanted) !== not;
  });
}
