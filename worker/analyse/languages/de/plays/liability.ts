import type { LiabilityWords } from '#worker/analyse/languages/play-words/liability.ts';

export const liability: LiabilityWords = {
  'cap-on-liability': {
    rule: {
      about: /haft|schadensersatz|schadenersatz/,
      signs: [
        [
          /(?:haftung|haftet|haften|schaden(?:s)?ersatz).{0,160}(?:begrenzt|beschränkt|limitiert|maximal|höchstens|bis zu(?:r|m)? (?:einer? )?(?:höhe|betrag|höchst)|übersteig|überschreit)/,
          2,
        ],
        [/(?:gesamthaftung|haftungshöchst|haftungsobergrenze|höchstbetrag|haftungsgrenze|der höhe nach)/, 2],
        [
          /(?:vorhersehbare[nr]?|typische(?:rweise|n)|vertragstypische[nr]?) .{0,40}schaden|auf den .{0,40}schaden (?:begrenzt|beschränkt)/,
          2,
        ],
        [
          /(?:haftet|haften|haftung|ersatz).{0,100}(?:nicht|ausgeschlossen|kein).{0,80}(?:mittelbare|folgeschäden|entgangene|indirekte)|(?:mittelbare|folgeschäden|entgangene[rn]? gewinn|indirekte).{0,100}(?:ausgeschlossen|nicht)/,
          3,
        ],
        [/haftung/, 1, 'heading'],
      ],
      unless: [/haftpflichtversicherung/, /unbeschränkt|unbegrenzt/],
    },
    fees: /(?:vergütung|entgelt|gebühren|auftragswert|auftragssumme|beträge?|zahlungen|nettoauftrags|vertragswert)/,
    indirect: /mittelbare|folgeschäden|folgeschaden|entgangene[nr]? gewinn|indirekte/,
  },
  'limitation-of-liability': {
    rule: {
      about: /haft|verantwort|gewährleist|auf eigene gefahr|schaden|schäden/,
      signs: [
        [
          /(?:haftet|haften|haftung|verantwortung|verantwortlich|gewähr\b|gewährleistung)(?:(?! und | oder )[^;]){0,100}\b(?:nicht|keine[rn]?(?:lei)?|kein|ausgeschlossen|ausschluss|beschränkt|begrenzt|nur)\b/,
          3,
        ],
        [
          /\b(?:nicht|keine[rn]?(?:lei)?|kein|weder)\b.{0,80}(?:haftbar|haftung|haftet|haften|verantwortlich|verantwortung|gewähr)/,
          3,
        ],
        [
          /(?:im rahmen des gesetzlich|soweit gesetzlich|soweit zulässig).{0,120}(?:haft|schließt|schließen|ausschluss)/,
          2,
        ],
        [/auf eigene(?:s)? (?:gefahr|risiko)|"?wie (?:besehen|verfügbar|gesehen)|wie sie sind|ohne mängelgewähr/, 3],
        [/haftung|gewährleistung|haftungsausschluss/, 1, 'heading'],
      ],
      unless: [/haftpflichtversicherung|gesellschaft mit beschränkter haftung/],
    },
    limits:
      /(?:begrenzt|beschränkt) auf|bis (?:zu|zur höhe|maximal)|höchstens|maximal|unbegrenzt|unbeschränkt|nicht (?:begrenzt|beschränkt)|haft(?:et|en) .{0,80}\bnur\b|nur .{0,60}haft(?:et|en|bar)/,
    exceptions: /vorsatz|vorsätzlich|grob(?:e|er)? fahrlässig|leben|körper|gesundheit|es sei denn|außer/,
  },
  'uncapped-liability': {
    rule: {
      about: /haft/,
      signs: [
        [/(?:haftet|haften|haftung)(?: \S{1,16}){0,8} (?:unbeschränkt|unbegrenzt|uneingeschränkt)/, 4],
        [/(?:unbeschränkt|unbegrenzt|uneingeschränkt)e? ?(?:haft|\S{1,14} haft)/, 4],
        [
          /(?:haftungs\S{0,3}(?:beschränkung|begrenzung|ausschluss|ausschlüsse)\S{0,3}|beschränkung\S{0,2}|begrenzung\S{0,2}|ausschluss|ausschlüsse).{0,90}(?:gelten nicht|gilt nicht|finde\S{1,2} keine anwendung|nicht (?:für|bei|im falle|anwendbar)|gelten (?:auch )?nicht)/,
          4,
        ],
        [/(?:bleibt|bleiben).{0,80}unberührt|nicht (?:beschränkt|ausgeschlossen)/, 2],
        [/vorsatz|vorsätzlich|grob fahrlässig|grober fahrlässigkeit|leben|körper|gesundheit|arglist|produkthaftung/, 1],
        [/haftung/, 1, 'heading'],
      ],
      unless: [/haftpflicht/],
      threshold: 4,
    },
    confidentiality: /vertraulich|geheimhaltung|verschwiegenheit/,
    indemnity: /freistellung/,
    seriousFault: /vorsatz|vorsätzlich|grob(?:e[rn]?)? fahrlässig/,
    injury: /leben\S{0,2},? |körper|gesundheit/,
    fraud: /arglist/,
    intellectualProperty: /schutzrechte|geistigen eigentums|urheberrecht/,
  },
  'liquidated-damages': {
    rule: {
      about: /vertragsstrafe|pauschalierte|schadensersatzpauschale|pönale|konventionalstrafe|schadenspauschale/,
      signs: [
        [/vertragsstrafe|konventionalstrafe|pönale/, 3],
        [/pauschalierte[nrm]? schaden|schadens?(?:ersatz)?pauschale/, 3],
        [/€|eur\b|euro|%|prozent|höhe/, 1],
      ],
      unless: [/(?:keine|ohne) vertragsstrafe/],
    },
    perDay: /(?:pro|je|jeden|jede) (?:\S{1,12} )?(?:tag|woche|kalendertag|werktag|arbeitstag)|täglich/,
  },
};
