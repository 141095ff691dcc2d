import { headingAlone } from '#worker/analyse/languages/heading-alone.ts';
import type { ClosingWords } from '#worker/analyse/languages/play-words/closing.ts';

export const closing: ClosingWords = {
  'entire-agreement': {
    rule: {
      about: /gesamte|vollständig|abschließend|nebenabreden|ersetzt|ersetzen/,
      signs: [
        [
          /(?:gesamte|vollständige|abschließende)\S{0,2} (?:vereinbarung|einigung|abrede|vertrag|regelung|übereinkunft)|enthält (?:sämtliche|alle) (?:vereinbarungen|abreden)/,
          2,
        ],
        [
          /(?:mündliche|schriftliche)?\S{0,2} ?nebenabreden .{0,40}(?:nicht|keine)|(?:keine|nicht) .{0,40}nebenabreden/,
          3,
        ],
        [
          /(?:ersetzt|ersetzen|tritt an die stelle).{0,120}(?:frühere|vorherige|bisherige|vorangegangene|vorangehende|alle)/,
          2,
        ],
        [
          /(?:frühere|vorherige|bisherige|vorangegangene)\S{0,2} .{0,30}(?:vereinbarung|abrede|verhandlung|vertr[aä]g)/,
          1,
        ],
        [/gesamte vereinbarung|vollständigkeit|schlussbestimmungen/, 1, 'heading'],
      ],
      unless: [headingAlone],
    },
  },
  severability: {
    rule: {
      about: /unwirksam|nichtig|undurchführbar|salvator/,
      signs: [
        [
          /(?:bestimmung|klausel|regelung|teil)\S{0,3}\b.{0,160}(?:unwirksam|nichtig|undurchführbar|ungültig).{0,260}(?:übrige|wirksamkeit|unberührt|nicht berührt|fortgelt|ersetzt|an (?:die|deren) stelle)/,
          3,
        ],
        [
          /(?:unwirksamkeit|nichtigkeit|ungültigkeit|undurchführbarkeit)\b.{0,160}(?:übrige|unberührt|nicht berührt|berührt)/,
          3,
        ],
        [/wirksamkeit der (?:übrigen|anderen) (?:bestimmungen|regelungen|klauseln).{0,40}(?:unberührt|nicht|davon)/, 3],
        [/salvatorische|teilunwirksamkeit|teilnichtigkeit|unwirksamkeit/, 1, 'heading'],
      ],
      unless: [headingAlone],
    },
  },
  variation: {
    rule: {
      about: /änderung|geändert|ergänzung|schriftform/,
      needs: [/vertrag|vereinbarung|bestimmung|klausel|schriftform|bedingungen/],
      signs: [
        [/(?:änderungen|ergänzungen|änderung)\b.{0,140}(?:schriftform|schriftlich|textform)/, 3],
        [/(?:nur|ausschließlich).{0,40}(?:schriftlich|in textform|in schriftform).{0,60}(?:geändert|ergänzt|änder)/, 3],
        [/(?:aufhebung|verzicht|änderung).{0,40}schriftform(?:erfordernis|klausel)?/, 3],
        [/änderung|schriftform|schlussbestimmungen/, 1, 'heading'],
      ],
    },
    written: /schriftlich|schriftform|textform|unterschrieben|unterschrift|unterzeichne|nachtrag/,
  },
  'third-party-beneficiary': {
    rule: {
      about: /zugunsten|dritte|drittbegünstig/,
      signs: [
        [/(?:echter )?vertrag zugunsten dritter|drittbegünstig/, 3],
        [/dritte[rn]?.{0,80}(?:unmittelbar|eigene[ns]?|selbst).{0,40}(?:recht|anspruch|ansprüche|fordern|geltend)/, 3],
        [/zugunsten.{0,60}(?:dritte|konzern|verbunden).{0,80}(?:recht|anspruch|ansprüche|fordern|geltend)/, 3],
        [/begünstigte|dritter/, 1, 'heading'],
      ],
      unless: [/(?:kein|nicht|keine|ohne)\b.{0,80}(?:zugunsten|dritte|drittbegünstig)|zugunsten.{0,80}(?:nicht|keine)/],
    },
  },
};
