import type { DueWords } from '../due-words';

const day = '(?<day>\\d{1,2}|[a-zäöüß]{5,22})';

export const due: DueWords = {
  monthly: [
    new RegExp(
      `(?<!\\p{L})(?:zum|am|bis|vor dem|den|dem) ${day}\\.?(?: tag)? (?:eines (?:jeden )?|jedes |jeden |des (?:jeweiligen |laufenden |jeweils laufenden )?)(?:kalender)?(?:(?<before>vor)|(?<behind>folge))?monate?s(?!\\p{L})`,
      'u',
    ),
    new RegExp(
      `(?<!\\p{L})ersten ${day} tagen? (?:eines (?:jeden )?|jedes |jeden |des )(?:kalender)?monate?s(?!\\p{L})`,
      'u',
    ),
  ],
  inArrears: /im nachhinein|nachträglich|nachschüssig/,
  opening: { ahead: /(?<!\p{L})(?:die|der|den|deine|ihre|seine|deiner|ihrer)[nr]? ersten $/u },
  first: {
    week: /(?<!\p{L})(?:der|die|den|deiner|ihrer|seiner) ersten? woche(?!\p{L})/u,
    month: /(?<!\p{L})(?:der|dem|des|im) erste[nrs]? monate?s?(?!\p{L})/u,
    year: /(?<!\p{L})(?:der|dem|des|im) erste[nrs]? (?:vertrags|miet|lehr)?jahre?s?(?!\p{L})/u,
  },
  notOpening:
    /^,? (?:eines (?:jeden|kalender)|jedes|jeden|des (?:monats|jahres|kalender\S*)|der (?:krankheit|abwesenheit)|verspätung|verzug)(?!\p{L})/u,
};
