/** How much of a provision tells which one it is, in characters. */
const longest = 110;

/** Provisions of a contract by their numbers and first words, in English as the contract is. */
export function ProvisionList({ provisions }: { provisions: readonly { number: string; words: string }[] }) {
  return (
    <ul lang="en" dir="ltr" className="mt-1 list-disc ps-5 text-start wrap-anywhere">
      {provisions.map(({ number, words }) => (
        <li key={`${number} ${words}`}>
          {number} {words.length > longest ? `${words.slice(0, longest).replace(/\s\S*$/, '')}…` : words}
        </li>
      ))}
    </ul>
  );
}
