import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { UpgradeOptions } from './upgrade-options';

const offered = () => screen.getAllByRole('listitem').map((option) => option.querySelector('p')?.textContent?.trim());

test('the smallest plan that takes the document is marked, and those that do not are too', () => {
  renderPage(<UpgradeOptions status="free" tokens={190_000} fits="Fits this contract" />);
  expect(offered()).toEqual(['Plus Too small for this contract', 'Pro Fits this contract', 'Premium']);
});

test('what every plan includes is said of the smallest', () => {
  renderPage(<UpgradeOptions status="free" fits="Includes this template" />);
  expect(offered()).toEqual(['Plus Includes this template', 'Pro', 'Premium']);
});

test('where no plan is enough, none is called so', () => {
  renderPage(<UpgradeOptions status="pro" tokens={2_000_000} fits="Fits this contract" />);
  expect(offered()).toEqual(['Premium Too small for this contract']);
});
