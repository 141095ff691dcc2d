/** What few numbers say of one case, and whether it was so. */
export interface FewExample {
  values: readonly number[];
  label: 0 | 1;
  /** How much an error here counts. */
  weight: number;
}

const mostSteps = 40;
const smallestStep = 1e-7;

/** Logistic regression over few numbers by Newton's method; `pull` draws the weight of each number towards nothing. */
export function trainFew(examples: readonly FewExample[], pull: readonly number[]): number[] {
  const weights = pull.map(() => 0);
  for (let step = 0; step < mostSteps; step++) {
    const gradient = pull.map((one, at) => one * (weights[at] as number));
    const curve = pull.map((one, at) => pull.map((_, other) => (at === other ? one : 0)));
    for (const { values, label, weight } of examples) {
      const likelihood = logistic(dot(values, weights));
      const error = weight * (likelihood - label);
      const bend = weight * likelihood * (1 - likelihood);
      for (let at = 0; at < values.length; at++) {
        const value = values[at] as number;
        if (value === 0) continue;
        gradient[at] = (gradient[at] as number) + error * value;
        const row = curve[at] as number[];
        for (let other = 0; other <= at; other++)
          row[other] = (row[other] as number) + bend * value * (values[other] as number);
      }
    }
    const change = solve(curve, gradient);
    change.forEach((one, at) => {
      weights[at] = (weights[at] as number) - one;
    });
    if (Math.max(...change.map(Math.abs)) < smallestStep) break;
  }
  return weights.map(Math.fround);
}

export const logistic = (sum: number) => 1 / (1 + Math.exp(-sum));

export const dot = (values: readonly number[], weights: readonly number[]) =>
  values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);

/** Solves `matrix * x = right` by Cholesky's method; only the lower half of the matrix is read, and overwritten. */
function solve(matrix: number[][], right: readonly number[]): number[] {
  const size = right.length;
  const at = (row: number, column: number) => (matrix[row] as number[])[column] as number;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = at(row, column);
      for (let before = 0; before < column; before++) sum -= at(row, before) * at(column, before);
      (matrix[row] as number[])[column] = row === column ? Math.sqrt(sum) : sum / at(column, column);
    }
  }
  const solved = [...right];
  for (let row = 0; row < size; row++) {
    for (let before = 0; before < row; before++)
      solved[row] = (solved[row] as number) - at(row, before) * (solved[before] as number);
    solved[row] = (solved[row] as number) / at(row, row);
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let after = row + 1; after < size; after++)
      solved[row] = (solved[row] as number) - at(after, row) * (solved[after] as number);
    solved[row] = (solved[row] as number) / at(row, row);
  }
  return solved;
}
