import type { TenancyWords } from '#worker/analyse/languages/play-words/tenancy.ts';

export const tenancy: TenancyWords = {
  'break-clause': {
    rule: {
      // "Ankündigung" is an announcement.
      about: /(?<!an|ange|anzu)kündig/,
      signs: [
        [
          /(?:vermieter|mieter|jede partei|beide parteien|jeder vertragspartei).{0,60}(?:kann|darf|ist berechtigt|können).{0,100}(?<!an|ange|anzu)kündig/,
          3,
        ],
        [/sonderkündigungsrecht|kündigungsfrist.{0,60}(?:monat|woche|tag)/, 3],
      ],
      unless: [/wichtige\S grund|fristlos|zahlungsverzug/],
    },
    byLandlord: /vermieter\S{0,3} (?:\S{1,14} )?(?:kann|darf|ist berechtigt)/,
  },
  'rent-review': {
    rule: {
      about: /miete|mietzins|mieterhöhung/,
      signs: [
        [/(?:miete|mietzins)\b.{0,120}(?:erhöh|anpass|angepasst|anzupass|änder)/, 3],
        [/mieterhöhung|indexmiete|staffelmiete/, 3],
        [/(?:erhöh|anpass|änder)\S{0,4} .{0,60}(?:miete|mietzins)\b/, 3],
      ],
      unless: [/nicht erhöht|ausgeschlossen|verzug|verspätet|rückständ|überfällig|säumig|mahn/],
    },
    atWill: /ermessen|jederzeit|einseitig|nach belieben/,
  },
  repairs: {
    rule: {
      about: /reparatur|instandhaltung|instandsetzung|schönheitsreparatur/,
      signs: [
        [/(?:vermieter|mieter).{0,120}(?:reparatur|instandhaltung|instandsetzung|instand)/, 3],
        [/(?:reparatur|instandhaltung|instandsetzung).{0,120}(?:vermieter|mieter)/, 3],
      ],
    },
    allOnTenant:
      /mieter.{0,100}(?:sämtliche|alle) (?:\S{1,20} ){0,2}(?:reparatur|instand|schönheitsreparatur)|(?:sämtliche|alle) (?:\S{1,20} ){0,2}(?:reparatur|instand).{0,120}mieter/,
  },
  subletting: {
    rule: {
      about: /untervermiet|untermiet|überlassung an dritte|gebrauchsüberlassung/,
      signs: [
        [/(?:untervermiet|untermiet|überlassung).{0,140}(?:zustimmung|erlaubnis|genehmigung|nicht|untersagt)/, 3],
        [/(?:ohne|nur mit|nicht).{0,100}(?:untervermiet|unterzuvermieten|untermiet)/, 3],
      ],
    },
  },
};
