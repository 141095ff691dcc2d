/** Whether two names, as they are looked up, share so many of their words. */
export function shareWords(one: string, other: string, share = 0.6): boolean {
  const [a, b] = [one.split(' '), other.split(' ')];
  return a.filter((word) => b.includes(word)).length >= share * Math.max(a.length, b.length);
}
