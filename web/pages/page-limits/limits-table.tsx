type Row = { key: string; marked?: boolean; cells: string[] };

/** The first column names the row; the others are figures or short words. */
export function LimitsTable({ columns, rows }: { columns: string[]; rows: Row[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="overflow-x-auto" tabIndex={0} aria-label={columns[0]}>
      <table className="w-full text-sm sm:text-base">
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`py-2 pe-4 text-sm font-medium text-muted last:pe-0 ${index ? 'text-end' : 'text-start'}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, marked, cells: [name, ...cells] }) => (
            <tr key={key} className="border-t border-rule" aria-current={marked || undefined}>
              <th scope="row" className={`py-2.5 pe-4 text-start ${marked ? 'font-semibold' : 'font-normal'}`}>
                {name}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index + 1]}
                  className={`py-2.5 pe-4 text-end tabular-nums last:pe-0 ${marked ? 'font-semibold' : ''}`}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
