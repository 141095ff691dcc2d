import type { PartyNameWords } from '../party-name-words';

export const partyNameWords: PartyNameWords = {
  nameBegins: [/(?<![\p{L}\d'.&/-])(?=\p{Lu}|[dl]'\p{Lu})/gu],
  lead: /^(?:[\s"'_.,:;()[\]*-]|(?:tía|tío|tita|tito|prim[oa]|abuel[oa]|padrino|madrina|compadre|comadre)(?= \p{Lu}[\p{L}'-]{2,20}(?: \p{Lu}|[,\n]|$))|(?:\(?(?:\d{1,2}(?:\.\d{1,2})?|[a-d]|i{1,3})[).]|el|la|los|las|d\.?ª|d|dña|don|doña|sr|sra|srta|señor|señora|señorita|y|e|entre|de (?:una|otra|la otra|otro|uno)(?: parte)?|del? (?:un|otro) lado|por (?:una|(?:la )?otra)(?: parte)?|reunidos|comparecen|empresa|mercantil|entidad|firma|los cónyuges|cónyuges|el matrimonio|su (?:espos[oa]|mujer|marido|cónyuge|pareja|hij[oa]|herman[oa]),?|licenciad[oa]|lic|ing|ingenier[oa]|arq|c)(?![\p{L}\d])\.?,?){1,12}/iu,
  titles: /(?<=\s)(?:don|doña|d\.ª|d\.|dª\.?|dña\.|señora?|sr\.|sra\.)\s(?=\p{Lu})/giu,
  within: /^(?:de|del|la|las|los|y|e|el|viuda|para|i|da|do|van|von)$/i,
  firm: /(?:^|\s)(?:ltda|spa|s\.? ?coop|cooperativa|sociedad|compañía|grupo|escuela|instituto|ayuntamiento|municipal|municipio|fundación|asociación|agencia|editorial|editores|talleres|taller|inmobiliaria|hermanos|fideicomiso|academia|centro|banco|caja|club|s\.a|s\.l|s\.a\.u|s\.l\.u|s\.r\.l|c\.v|s\.a\.p\.i|limited|gmbh)\.?(?=[\s,]|$)/i,
  stop: null,
  neverOfPerson: null,
  address:
    /(?:^|\s)(?:avda|av|carretera|ctra|jirón|jr|pasaje|callejón|colonia|urbanización|urb|polígono|sector|manzana|piso|edificio|oficina|kilómetro|km|apartado|provincia|distrito|municipio de|partido de)(?=$|[\s,.:;])|^(?:frente a|junto a|esquina|detrás|cerca) /i,
  noParty:
    /^[^.;!?\n]{0,60}?(?<!\p{L})no (?:es|son|será|serán|forma|forman) (?:\p{L}{2,12} ){0,2}?partes?(?: (?:de(?:l presente)?|en|del) (?:este|esta|el presente|presente|nuestro|(?:contrato|acuerdo|convenio)(?! (?:entre|con|de)))(?!\p{L})|(?=\s?(?:[.;,)]|$)))|^[^\n:]{0,40}\(no (?:es )?parte(?!\p{L})/iu,
  former:
    /(?<!\p{L})(?:anterior|anteriores|antigu[oa]|ex|previ[oa]|entonces|difunt[oa]|finad[oa])(?: \p{L}{3,20}){0,2},? $|(?<!\p{L})(?:(?:empleador|patrón|empresa|arrendador|propietari[oa]|dueñ[oa]|banco|aseguradora) anterior|asegurad[oa] (?:con|en|por)|cuenta (?:en|del)|financiad[oa] por|hipotecad[oa] a favor de|comprad[oa] a|sucesor[a]? de|redactad[oa] por|elaborad[oa] por|asesorad[oa] por|ante el notario|ante la notaria),? (?:de |el |la |d\. |don |doña )?$/iu,
  never:
    /^(?:En|Por|Para|Con|A|De|Del|Ante|Al|Todo|Cada)\s|(?:^|\s)(?:contrato|acuerdo|cláusulas?|condiciones|artículo|fecha|firma|sello|huella|rúbrica|firmas|partes?|enero|febrero|marzo|abril(?! [a-zñáéíóú]{3,})|mayo|junio|julio(?! [a-zñáéíóú]{3,})|agosto|septiembre|octubre|noviembre|diciembre|calle|avenida|plaza|domicilio|dirección|d\.c|lunes|martes|miércoles|jueves|viernes|sábado|domingo|qué|quién|cuándo|cómo|ley|código|datos|anexo|este|esta|tú|usted|nosotros|hola|saludos|abrazos?|atentamente|cordialmente|si|no|sí|que|querid[oa])(?=$|[\s,.:;])/i,
  labels:
    /^(?:para|presupuesto para|(?:documento |copia |contrato )?(?:preparad|generad|emitid|extendid|elaborad)[oa] (?:para|a nombre de)|aceptad[oa] por|(?:alquilad|arrendad|vendid|comprad|contratad|suministrad)[oa] (?:por|a|con)|a nombre de|cuenta|titular de la cuenta|nombre(?: y apellidos| completo| o razón social)?|razón social|denominación(?: social)?|quién(?:es)? firman?|entre|y|contratantes?|las partes|partes|de una parte|de otra parte)$/i,
  nameOf:
    /^(?:como (?:el |la )?|en calidad de )|^(?:nombre (?:completo )?|firma |datos (?:personales |generales )?|identificación )(?:de la |del |de los |de las |de )/i,
  notLabels:
    /^(?:propiedad|marcas?|tiendas?|hotel|inmobiliaria|clínica|instituto|fundación|establecimiento|bancos?|modelos?|centros?|casas?|talleres|taller|familias?|plataformas?|clubs?|colegios?|escuelas?|residencias?|entidad|conductor(?:a)?|asociación)$/i,
  peopleLabels: /^conductor(?:a|es|as)?$/i,
  partners:
    /^(?:soci[oa](?: fundador[a]?| capitalista| industrial)?|comuner[oa]|cofundador(?:a)?|copropietari[oa]|partícipe)s?$/i,
  formed:
    /^(?:(?:nombre|denominación)(?: comercial)?(?: de)?(?: la| el|l)? ?(?:sociedad|empresa|comunidad(?: de bienes)?|negocio|emprendimiento|asociación)|razón social|denominación(?: social)?|nombre comercial|sociedad|comunidad de bienes|negocio)(?!\p{L})/iu,
  amongUs:
    /(?<!\p{L})(?:(?:entre |a )?(?:nosotros|nosotras)(?: (?:los|las) (?:dos|tres|cuatro|cinco)| (?:dos|tres|cuatro|cinco))?|entre (?:los|las) (?:dos|tres|cuatro|cinco)(?= ?:)|(?:nosotr[oa]s,? )?(?:los|las) (?:tres |cuatro |dos )?(?:abajo firmantes|que firmamos)|nosotr[oa]s,? (?:los|las) (?:tres |cuatro |dos )?(?:herman[oa]s|amig[oa]s|prim[oa]s|vecin[oa]s|soci[oa]s)|quienes firmamos(?: abajo)?|(?:nos|somos|acordamos|firmamos|compramos|vamos)(?: [\p{L}]{1,14}){0,6} (?:los|las) (?:dos|tres|cuatro)) ?[,:(-] ?|(?:^|[.\n] ?)somos (?=\p{L})/giu,
  ours: /^,? nuestr[oa] (?:nuev[oa] )?(?=\p{L})/u,
  openers:
    /(?<!\p{L})(?:entre|reunidos|comparecen|las partes son|partes(?= ?:|\n)|(?:de|por) una parte|(?:que )?celebran(?: (?:de|por) una parte)?|del? un lado)(?!\p{L})(?:[:,])?/giu,
  defines:
    /(?:en adelante|en lo sucesivo|en lo siguiente|en este contrato|(?:al? (?:(?:la|el|quien|quienes|cual)(?: (?:que|cual))? )?)?(?:en adelante )?(?:(?:se (?:les? )?)?(?:llamará|denominará|designará|nombrará)n?|(?:llama|denomina|designa)(?:remos|mos)|(?:denominad|designad)[oa]s?|identificad[oa]s? como)|conjuntamente|a (?:quien(?:es)?|la que|el que|los que) (?:aquí )?(?:llam|denomin|design)(?:amos|aremos)|(?:lo|la|los|las|le|les) (?:llam|denomin)(?:amos|aremos)),? ?/gi,
  roleBehind: /(?:,? (?:como|en (?:su )?(?:calidad|condición) de)(?: la)?(?: parte)? | - )/gi,
  above: /(?<!\p{L})(?:arriba|antes) (?:indicad|mencionad|citad)[oa]/iu,
  represents:
    /(?<!\p{L})(?:representad[oa]s?(?: (?:legalmente|en este acto))?|actuando(?: en este acto)?) por(?!\p{L})/iu,
  parent: /^ (?:su|la|el) (?:madre|padre|tutora?)(?!\p{L})/iu,
  signsFor: /^(?:por|p\.p\.|en nombre de) /i,
  means: /^ ?(?:=|es|son|somos|significa|:) /i,
  spoken: {
    i: /(?:^|[\s(])[Yy]o(?: \(|, | soy )/g,
    we: /(?:^|[\s("])[Nn]osotros"?(?: \(|, (?:es )?| somos |: )/g,
    you: /(?:^|[\s("])(?:[Tt]ú|[Uu]sted|[Vv]os)"?(?: \(|, (?:es )?| eres | es |: )/g,
  },
  kin: / (?:a )?mi (?:\p{Ll}{2,12} )?\p{Ll}{3,14},? (?=\p{Lu})/u,
  kinTitle: /^(?:Tío|Tía|Abuelo|Abuela|Mamá|Papá|Primo|Prima)(?!\p{L})/u,
  runBy:
    /(?<!\p{L})(?:(?<=(?:^|[.\n]) ?)somos|(?:gestionad[oa]|explotad[oa]|prestad[oa]|editad[oa]|ofrecid[oa]|operad[oa]) por|(?:nombre|denominación) comercial de|(?:es )?(?:una )?marca de|es (?:un servicio|una plataforma) de|(?:el |la |tu |su )?(?:proveedora?|prestadora?|titular|operadora?)(?: de(?:l|la)? [^;:,\n]{3,50}?)? es) /giu,
  welcome: /(?:^|[\n.! ¡] ?)(?:Felicitaciones|Felicidades|Enhorabuena|Bienvenid[oa])[,!]? /gi,
  greeting:
    /^(?:¡ ?)?(?:(?:muy|mis?) )?(?:querid|estimad|hola|apreciad|distinguid|buen[oa]s (?:días|tardes|noches)|buenas(?=[ ,:]))/i,
  agrees:
    /^(?:(?:yo |nosotros )?(?:también )?)?(?:(?:estoy |estamos )?(?:muy )?de acuerdo|conformes?|(?:lo )?acept(?:o|amos|ado|ada)|leí|leído|he leído|firm(?:o|amos|ado|ada)|visto y conforme)(?!\p{L})/iu,
  signed:
    /^(?:(?:(?:yo |nosotros )?(?:también )?(?:estoy |estamos )?)?(?:(?:muy |todos )?de acuerdo|(?:visto y |leído y )?conformes?|(?:lo )?acept[oa](?:mos)?|aceptad[oa]|firmad[oa]|firma(?:mos|n)?|firmo|(?:lo )?(?:he |hemos )?leíd?[oa]?|leímos|enterad[oa]s?|visto|recibí|doy mi|damos nuestr[oa]|vale|apruebo|y yo)[^:\n]{0,40}:|\(|_{3,})\s?/i,
  notSigned: /testig|^por |(?<!\p{L})por (?:el|la)(?!\p{L})|fundador|gerente/iu,
};
