import { describe, expect, test } from 'vitest';
import { foldWords } from '#src/kernel/folding.ts';
import { indexWords, withoutArticle } from './index-words.rules';
import { searchExpression } from './search-query.rules';

describe('folding', () => {
  test.each([
    ['Résiliation d’un CONTRAT', 'resiliation d un contrat'],
    ['Straße, Œuvre, İSTANBUL', 'strasse oeuvre istanbul'],
    ['e\u0301crit', 'ecrit'],
    ['أُسُس الإلغاء وآثارُه', 'اسس الالغا واثاره'],
    ['الـمــسؤولية', 'المسوليه'],
    ['مسئولية', 'مسوليه'],
    ['ﻻ يجوز', 'لا يجوز'],
    ['على', 'علي'],
    ['30 days (GDPR)', '30 days gdpr'],
    ['🙂 — “”', ''],
  ])('%s reads %s', (text, folded) => {
    expect(foldWords(text).join(' ')).toBe(folded);
  });

  test.each([
    ['القانون', 'قانون'],
    ['والقانون', 'قانون'],
    ['بالقانون', 'قانون'],
    ['للقانون', 'قانون'],
    ['الى', 'الى'],
    ['الما', 'الما'],
  ])('%s without its article is %s', (word, rest) => {
    expect(withoutArticle(word)).toBe(rest);
  });

  test('what is kept has each word with its other ways of writing, once', () => {
    expect(indexWords('Höhere Gewalt')).toBe('hohere hoehere gewalt');
    expect(indexWords('الإشعار')).toBe('الاشعار اشعار');
    expect(indexWords('وتعديل')).toBe('وتعديل تعديل');
  });
});

describe('the expression of a search', () => {
  const of = (typed: string) => searchExpression({ version: 'v1', locale: 'de' }, typed);

  test('asks for all words in one version and language, the last one as a beginning', () => {
    expect(of('Höhere "Gew')).toBe(
      'scope : "scopev1xde" AND {title tags description wording} : (("hohere") AND ("gew" OR "gew"*))',
    );
  });

  test('asks for the singular too', () => {
    expect(of('payments terms')).toContain('(("payments" OR "payment") AND ("terms" OR "term" OR "terms"*))');
  });

  test('is none where there are no words', () => {
    expect(of(' *()" ')).toBeNull();
  });

  test('stays short however much was typed', () => {
    const many = Array.from({ length: 500 }, (_, index) => `word${index}`).join(' ');
    expect(new Set(of(many)?.match(/"word\d+"/g)).size).toBe(12);
  });
});
